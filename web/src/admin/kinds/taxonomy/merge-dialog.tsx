import { landingPath } from '@torque-tide/domain/paths';
import { useState } from 'react';
import { ConfirmDialog } from '@/admin/ui/confirm-dialog';
import { SelectField } from '@/admin/ui/select-field';
import { type Counts, countsText, type Entry, pageOfEntry, tagOf } from './entry';

interface MergeProps {
  entry: Entry;
  others: readonly Entry[];
  counts: Counts;
  isSaving: boolean;
  problem: string;
  onMerge: (into: Entry) => void;
  onCancel: () => void;
}

/** Into which other one it goes, and what that does. */
export function MergeDialog({
  entry,
  others,
  counts,
  isSaving,
  problem,
  onMerge,
  onCancel,
}: MergeProps) {
  const [id, setId] = useState('');
  const into = others.find((other) => other.id === id);
  const page = pageOfEntry(entry);
  const effects = [
    countsText(counts),
    into && entry.kind === 'sector' ? `They say “${tagOf(into)}” then.` : '',
    into && page ? `${page} leads to ${landingPath(into)}.` : '',
  ];
  return (
    <ConfirmDialog
      isOpen
      title={`Merge ${entry.name}`}
      text={effects.filter(Boolean).join(' ')}
      confirmLabel="Merge"
      tone="primary"
      isPending={isSaving}
      isBlocked={!into}
      problem={problem ? { title: 'They were not merged', text: problem } : undefined}
      onCancel={onCancel}
      onConfirm={() => into && onMerge(into)}
    >
      <SelectField
        label="Into"
        value={id}
        emptyLabel="Choose one"
        options={others.map((other) => other.id)}
        labels={Object.fromEntries(others.map((other) => [other.id, other.name]))}
        onChange={setId}
        sx={{ mt: 2 }}
      />
    </ConfirmDialog>
  );
}
