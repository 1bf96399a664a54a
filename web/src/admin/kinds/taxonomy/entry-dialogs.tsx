import { landingPath } from '@torque-tide/domain/paths';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { describeFailure } from '@/admin/requests/failures';
import { BulkProgress } from '@/admin/ui/bulk-progress';
import { ConfirmDialog } from '@/admin/ui/dialog';
import { SelectField } from '@/admin/ui/select-field';
import { CHANGES, type Counts, countsText, type Entry, pageOfEntry, tagOf } from './entry';
import type { TaxonomyChanges } from './use-taxonomy-change';

interface Props {
  entry: Entry;
  counts: Counts;
  changes: TaxonomyChanges;
  onClose: () => void;
  /** Called once it is done, with the entry whose card is there then. */
  onDone: (left: Entry) => void;
}

/** Asks into which other entry one goes, and says what that does. */
export function MergeDialog(props: Props & { others: readonly Entry[] }) {
  const { entry, counts, changes, onClose, onDone } = props;
  const others = props.others.filter((other) => other.id !== entry.id && !other.isRetired);
  const [id, setId] = useState('');
  const into = others.find((other) => other.id === id);
  const page = pageOfEntry(entry);
  const effects = [
    countsText(counts),
    into && entry.kind === 'sector' ? `They say “${tagOf(into)}” then.` : '',
    into && page ? `${page} leads to ${landingPath(into)}.` : '',
  ];
  const doing = into && {
    about: entry,
    change: CHANGES[entry.kind].merge(entry.id, into.id),
    done: `“${entry.name}” went into “${into.name}”.`,
    named: into,
  };
  return (
    <ConfirmDialog
      isOpen
      title={`Merge ${entry.name}`}
      text={effects.filter(Boolean).join(' ')}
      confirmLabel="Merge"
      tone="primary"
      {...stateOf(entry, changes, 'They were not merged')}
      isBlocked={!doing || isElsewhere(entry, changes)}
      onCancel={onClose}
      onConfirm={() => doing && changes.mutate(doing, { onSuccess: () => onDone(doing.named) })}
    >
      <SelectField
        label="Into"
        value={id}
        emptyLabel="Choose one"
        disabled={changes.isPending}
        options={others.map((other) => other.id)}
        labels={Object.fromEntries(others.map((other) => [other.id, other.name]))}
        onChange={setId}
        sx={{ mt: 2 }}
      />
      <Progress {...changes} />
    </ConfirmDialog>
  );
}

/** Asks before an entry is retired, and says what that does. */
export function RetireDialog({ entry, counts, changes, onClose, onDone }: Props) {
  const page = pageOfEntry(entry);
  const effects = [
    countsText(counts),
    page ? `${page} says that it is gone.` : '',
    'Forms offer it no more, and what names it stays as it is.',
  ];
  const doing = {
    about: entry,
    change: CHANGES[entry.kind].retire(entry.id, true),
    done: `“${entry.name}” retired.`,
  };
  return (
    <ConfirmDialog
      isOpen
      title={`Retire ${entry.name}`}
      text={effects.filter(Boolean).join(' ')}
      confirmLabel="Retire"
      {...stateOf(entry, changes, 'It was not retired')}
      isBlocked={isElsewhere(entry, changes)}
      onCancel={onClose}
      onConfirm={() => changes.mutate(doing, { onSuccess: () => onDone(entry) })}
    >
      <Progress {...changes} />
    </ConfirmDialog>
  );
}

/** True while something else is changed: the question waits for that, and can be cancelled. */
function isElsewhere(entry: Entry, { isPending, variables }: TaxonomyChanges): boolean {
  return isPending && variables.about !== entry;
}

function stateOf(entry: Entry, changes: TaxonomyChanges, title: string) {
  const { isPending, error } = changes;
  return {
    isPending: isPending && !isElsewhere(entry, changes),
    problem: error ? { title, text: describeFailure(error) } : undefined,
  };
}

const Below = styled('div')(({ theme }) => ({ marginTop: theme.spacing(2) }));

/** How far the names of items have come, which a dialog would hide. */
function Progress({ progress, stop }: TaxonomyChanges) {
  if (!progress) return null;
  return (
    <Below>
      <BulkProgress progress={progress.progress} all={progress.items.length} onStop={stop} />
    </Below>
  );
}
