import { TAXONOMY_ID, type TaxonomyRecord } from '@torque-tide/contract/taxonomy-record';
import { useMemo, useState } from 'react';
import type { FormAddress } from '@/admin/navigation/use-form-address';
import { TabForm } from '@/admin/tabs/load-tab-form';
import { EmptyList } from '@/admin/ui/empty-list';
import type { Entry, EntryKey, Naming } from './entry';
import { entryAt, entryFormOf } from './entry-form';

interface Props {
  entryKey: EntryKey;
  record: TaxonomyRecord;
  naming: Naming;
  address: FormAddress & { kind: 'edit' };
  onClose: () => void;
  /** Told which entry it was, by its id. */
  onSaved: (saved: TaxonomyRecord, key: EntryKey) => void;
}

/** The form of a sector or a location, in the place of the lists. */
export function EntryTabForm(props: Props) {
  const { entryKey, record, onClose } = props;
  const entry = entryAt(record, entryKey);
  if (entryKey.id !== undefined && !entry) {
    return (
      <EmptyList
        title={`This ${entryKey.kind} is not there`}
        hint="It may have been merged with another one, or the link may be mistyped."
        action={{ label: 'Back to the list', onClick: onClose }}
      />
    );
  }
  return <OpenForm {...props} entryKey={entry ?? entryKey} entry={entry} />;
}

function OpenForm(props: Props & { entry: Entry | undefined }) {
  const { entryKey, entry, naming, address, onClose, onSaved } = props;
  // What it opened on is kept for as long as it is open.
  const [definition] = useState(() => entryFormOf(entryKey, entry, naming));
  const addressOfAll = useMemo(() => ({ ...address, id: TAXONOMY_ID }), [address]);
  return (
    <TabForm
      definition={definition}
      address={addressOfAll}
      onClose={onClose}
      onCancel={onClose}
      onSaved={(saved) => onSaved(saved, entryKey)}
    />
  );
}
