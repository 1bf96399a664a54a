import Button from '@mui/material/Button';
import type { TaxonomyFields } from '@torque-tide/contract/taxonomy-record';
import { pendingWords } from '@/admin/publishing/publishing';
import { clockTime } from '@/admin/text/moments';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { ButtonRow } from '@/admin/ui/button-row';
import { Notice } from '@/admin/ui/notice';
import { type Entry, type EntryKey, entriesOf, entryIn, tagOf } from './entry';
import { usePendingTaxonomy } from './use-taxonomy-change';

/** Above the lists: which sectors and locations have changes that visitors do not see. */
export function PendingEntries({ now, onEdit }: { now: Date; onEdit: (key: EntryKey) => void }) {
  const { note, pending } = usePendingTaxonomy();
  const { username } = useAdminSession();
  if (!note || !pending) return null;
  const changed = changedIn(pending.item, pending.base);
  return (
    <Notice role="group" aria-label="Unpublished changes">
      <p>
        <strong>
          {pendingWords(note, now).text} by {note.by === username ? 'you' : note.by},{' '}
          {clockTime(note.at, now)}
        </strong>
        Visitors still see the lists below. They are published together, from the form of any of
        them.
      </p>
      <ButtonRow>
        {changed.map((entry) => (
          <Button
            key={`${entry.kind} ${entry.id}`}
            size="small"
            variant="outlined"
            onClick={() => onEdit(entry)}
          >
            Open {entry.name}
          </Button>
        ))}
      </ButtonRow>
    </Notice>
  );
}

/** What was edited, whether it is new or other. */
function changedIn(fields: TaxonomyFields, base: TaxonomyFields): Entry[] {
  return entriesOf(fields).filter((entry) => saidOf(entry) !== saidOf(entryIn(base, entry)));
}

/** What an owner says of it: further tags come and go with other entries. */
function saidOf(entry: Entry | undefined): string {
  return JSON.stringify(entry && { ...entry, tags: tagOf(entry), formerNames: [] });
}
