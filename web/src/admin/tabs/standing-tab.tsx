import type { StandingKind } from '@torque-tide/contract/content-kinds';
import { useMemo, useState } from 'react';
import type { ContentDefinition, Values } from '@/admin/content/define-content';
import { TabForm } from './load-tab-form';
import { LockedTab, useTabList } from './tab-list';

interface Props<K extends StandingKind, V extends Values> {
  definition: ContentDefinition<K, V>;
  /** The id of the one item. */
  id: string;
}

/** A kind with one item in the dashboard: the form of that item, without a list. */
export function StandingTab<K extends StandingKind, V extends Values>({
  definition,
  id,
}: Props<K, V>) {
  const { lockedBy, query } = useTabList(definition);
  /** Counts the forms: each save, and each change that is discarded, is followed by a new one. */
  const [round, setRound] = useState(0);
  const address = useMemo(() => ({ kind: 'edit', id, isFromPage: false }) as const, [id]);
  const next = () => setRound((count) => count + 1);

  // A form that is open stays: what is typed in it is not saved.
  if (lockedBy !== undefined && !query.data) return <LockedTab hint={lockedBy} />;
  return (
    <TabForm
      key={round}
      definition={definition}
      address={address}
      standing={{ takesFocus: round > 0 }}
      onClose={next}
      onSaved={next}
      onCancel={next}
    />
  );
}
