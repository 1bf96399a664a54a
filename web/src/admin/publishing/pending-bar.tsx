import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { DraftableKind } from '@torque-tide/contract/pending';
import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { ItemOf } from '@/admin/content/content-mutations';
import type { ContentDefinition, Values } from '@/admin/content/define-content';
import { type FormValue, normalise } from '@/admin/fields/form-values';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { Changes, FieldChange } from '@/admin/text/field-change';
import { joinNames, nameField } from '@/admin/text/names';
import { clockTime, formatMoment } from '@/admin/text/moments';
import { ButtonRow } from '@/admin/ui/button-row';
import { ConfirmDialog } from '@/admin/ui/confirm-dialog';
import { Notice } from '@/admin/ui/notice';
import { Note } from '@/admin/ui/list-parts';
import { SideSheet } from '@/admin/ui/side-sheet';
import { isHeldBack } from './publishing';
import type { PendingOf } from './queries';

interface Props<K extends ContentKind, V extends Values> {
  definition: ContentDefinition<K, V>;
  /** The live item as it was when the form was opened. */
  item: ItemOf<K>;
  pending: PendingOf<DraftableKind>;
  control: Control<V>;
  hasUnsavedChanges: boolean;
  /** Keeps the changes, and publishes them at no time. */
  onCancelSchedule: () => void;
  /** Drops the changes, and closes the form when that is done. */
  onDrop: () => Promise<void>;
}

/**
 * Says that a form shows what visitors do not see: whose changes they are, since when, what differs from
 * what is live, and what can be done with them.
 */
export function PendingBar<K extends ContentKind, V extends Values>(props: Props<K, V>) {
  const { definition, item, pending, control, hasUnsavedChanges } = props;
  const { onCancelSchedule, onDrop } = props;
  const { fields, titleOf, noun, list } = definition;
  const { by, at, since } = pending;
  const { username } = useAdminSession();
  const [isComparing, setIsComparing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const drop = useMutation({ mutationFn: onDrop });
  const [now] = useState(() => new Date());
  // Others may publish while the form is open.
  const { data = item } = useQuery({
    ...list,
    select: (items) => items.find(({ id }) => id === item.id) ?? item,
  });
  const live = fields.toValues(data);
  const typed: V = { ...live, ...(useWatch({ control }) as Partial<V>) };
  const changes = fields.names.flatMap((field) => {
    const [before, after] = [valueOf(live[field]), valueOf(typed[field])];
    return before === after || fields.labels[field] === '' ? [] : [{ field, before, after }];
  });
  const begun = since === at ? '' : `, begun ${clockTime(since, now)}`;

  function fate(): string {
    const stay = `Visitors go on seeing the live ${noun}`;
    const { publishAt, heldSince, clashes = [] } = pending;
    const time = publishAt ?? heldSince;
    if (!time) return `${stay} until you press ‘Publish changes’.`;
    if (!isHeldBack(pending)) {
      return `${stay} until ${formatMoment(time)}: these changes are published then. ‘Publish on’ has the time; ‘Cancel schedule’ keeps them unpublished.`;
    }
    const held = `${stay}: these changes were to be published on ${formatMoment(time)}`;
    if (clashes.length === 0) {
      return `${held} and could not be then. They are held back until you press ‘Publish changes’.`;
    }
    const names = clashes.map((field) => nameField(field, definition.labelOf));
    return `${held} and are held back, since ${joinNames(names)} was changed live meanwhile. Save them, and choose what is to stand.`;
  }

  return (
    <>
      <Notice role="group" aria-label="Unpublished changes">
        <p>
          <strong>
            Unpublished changes by {by === username ? 'you' : by}, {clockTime(at, now)}
            {begun}
          </strong>
          {fate()}
        </p>
        <ButtonRow>
          <Button size="small" variant="outlined" onClick={() => setIsComparing(true)}>
            Compare
          </Button>
          {pending.publishAt && (
            <Button size="small" variant="outlined" onClick={onCancelSchedule}>
              Cancel schedule
            </Button>
          )}
          <Button
            size="small"
            variant="outlined"
            color="error"
            disabled={drop.isPending}
            onClick={() => (hasUnsavedChanges ? setIsAsking(true) : drop.mutate())}
          >
            Drop changes
          </Button>
        </ButtonRow>
      </Notice>
      <ConfirmDialog
        isOpen={isAsking}
        title="Drop the changes?"
        text="What you typed since they were saved is dropped with them. Undo brings back only what was saved."
        confirmLabel="Drop changes"
        isPending={false}
        onConfirm={() => {
          setIsAsking(false);
          drop.mutate();
        }}
        onCancel={() => setIsAsking(false)}
      />
      <SideSheet
        title="Compared with what is live"
        subtitle={titleOf(data)}
        closeLabel="Close the comparison"
        isOpen={isComparing}
        onClose={() => setIsComparing(false)}
      >
        {changes.length === 0 ? (
          <Note>Nothing differs from what visitors see.</Note>
        ) : (
          <Changes>
            {changes.map((change) => (
              <FieldChange key={change.field} label={fields.labels[change.field]} change={change} />
            ))}
          </Changes>
        )}
      </SideSheet>
    </>
  );
}

/** An empty text is none. */
function valueOf(value: FormValue | undefined): FormValue | null {
  const compared = normalise(value ?? '');
  return compared === '' ? null : compared;
}
