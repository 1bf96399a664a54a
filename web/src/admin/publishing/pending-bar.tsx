import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { DraftableKind } from '@torque-tide/contract/pending';
import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { InputOf, ItemOf } from '@/admin/content/content-mutations';
import type { ContentDefinition, Values } from '@/admin/content/define-content';
import { describeTime } from '@/admin/requests/describe';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { ButtonRow } from '@/admin/ui/button-row';
import { Notice } from '@/admin/ui/notice';
import { joinNames } from '@/admin/text/joined-names';
import { nameField } from '@/admin/text/field-name';
import { formatMoment } from '@/admin/text/moments';
import { ComparePanel } from './compare-panel';
import { isHeldBack } from './publishing';
import type { PendingOf } from './queries';

interface Props<K extends ContentKind, V extends Values, S extends InputOf<K>> {
  definition: ContentDefinition<K, V, S>;
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
export function PendingBar<K extends ContentKind, V extends Values, S extends InputOf<K>>(
  props: Props<K, V, S>,
) {
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
  const begun = since === at ? '' : `, begun ${describeTime(since, now)}`;

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
            Unpublished changes by {by === username ? 'you' : by}, {describeTime(at, now)}
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
