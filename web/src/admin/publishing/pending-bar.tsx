import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { FieldChange as Change } from '@torque-tide/contract/history';
import type { DraftableKind } from '@torque-tide/contract/pending';
import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { ItemOf } from '@/admin/content/content-mutations';
import type { ContentDefinition, Values } from '@/admin/content/define-content';
import { type FormValue, normalise } from '@/admin/fields/form-values';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { FieldChange } from '@/admin/text/field-change';
import { joinNames, nameField } from '@/admin/text/names';
import { clockTime, formatMoment } from '@/admin/text/moments';
import { ButtonRow } from '@/admin/ui/button-row';
import { Notice } from '@/admin/ui/notice';
import { Note, SideSheet } from '@/admin/ui/side-sheet';
import { isHeldBack } from './publishing';
import type { PendingOf } from './queries';

interface Props<K extends ContentKind, V extends Values> {
  definition: ContentDefinition<K, V>;
  /** The live item as it was when the form was opened. */
  item: ItemOf<K>;
  pending: PendingOf<DraftableKind>;
  control: Control<V>;
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
  const { definition, item, pending, control, onCancelSchedule, onDrop } = props;
  const { fields, titleOf, noun, list } = definition;
  const { by, at, since } = pending;
  const { username } = useAdminSession();
  const [isComparing, setIsComparing] = useState(false);
  const [isDropping, setIsDropping] = useState(false);
  const [now] = useState(() => new Date());
  // Others may publish while the form is open.
  const { data = item } = useQuery({
    ...list,
    select: (items) => items.find(({ id }) => id === item.id) ?? item,
  });
  const live = fields.toValues(data);
  const watched = useWatch({ control }) as Partial<V>;
  const begun = since === at ? '' : `, begun ${clockTime(since, now)}`;

  function fate(): string {
    const stay = `Visitors go on seeing the live ${noun}`;
    const { publishAt, clashes = [] } = pending;
    if (!publishAt) return `${stay} until you press ‘Publish changes’.`;
    if (!isHeldBack(pending)) {
      return `${stay} until ${formatMoment(publishAt)}: these changes are published then. ‘Publish on’ has the time; ‘Cancel schedule’ keeps them unpublished.`;
    }
    const names = clashes.map((field) => nameField(field, definition.labelOf));
    return `${stay}: these changes were to be published on ${formatMoment(publishAt)} and are held back, since ${joinNames(names)} was changed live meanwhile. Save them, and choose what is to stand.`;
  }

  async function drop() {
    setIsDropping(true);
    await onDrop();
    setIsDropping(false);
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
            disabled={isDropping}
            onClick={() => void drop()}
          >
            Drop changes
          </Button>
        </ButtonRow>
      </Notice>
      <ComparePanel
        title={titleOf(data)}
        live={live}
        typed={{ ...live, ...watched }}
        labels={fields.labels}
        isOpen={isComparing}
        onClose={() => setIsComparing(false)}
      />
    </>
  );
}

const Changes = styled('dl')({ margin: 0, fontSize: '0.9375rem', lineHeight: 1.55 });

interface CompareProps<V> {
  title: string;
  /** What visitors see, and what the form holds. */
  live: V;
  typed: V;
  labels: Readonly<Record<keyof V & string, string>>;
  isOpen: boolean;
  onClose: () => void;
}

/** What the form holds, field by field, beside what visitors see. */
function ComparePanel<V extends Record<string, FormValue>>(props: CompareProps<V>) {
  const { title, live, typed, labels, isOpen, onClose } = props;
  const changes = changesOf(live, typed).filter(
    ({ field }) => labels[field as keyof V & string] !== '',
  );
  return (
    <SideSheet
      title="Compared with what is live"
      subtitle={title}
      closeLabel="Close the comparison"
      isOpen={isOpen}
      onClose={onClose}
    >
      {changes.length === 0 ? (
        <Note>Nothing differs from what visitors see.</Note>
      ) : (
        <Changes>
          {changes.map((change) => (
            <FieldChange
              key={change.field}
              label={labels[change.field as keyof V & string]}
              change={change}
            />
          ))}
        </Changes>
      )}
    </SideSheet>
  );
}

/** What differs between two states of a form, in its order. */
function changesOf<V extends Record<string, FormValue>>(live: V, typed: V): Change[] {
  return (Object.keys(live) as (keyof V & string)[]).flatMap((field) => {
    const [before, after] = [valueOf(live[field]), valueOf(typed[field])];
    return before === after ? [] : [{ field, before, after }];
  });
}

/** An empty text is none. */
function valueOf(value: FormValue | undefined): FormValue | null {
  const compared = normalise(value ?? '');
  return compared === '' ? null : compared;
}
