import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { isStanding } from '@torque-tide/contract/content-kinds';
import {
  type RestoreAs,
  SYSTEM_USER,
  type Version,
  VERSIONS_MAX,
} from '@torque-tide/contract/versions';
import { useId } from 'react';
import {
  type HistorySubject,
  type ItemChange,
  successToast,
  useContentTools,
} from '@/admin/content/content-tools';
import { UnreadList, WriteFailure } from '@/admin/requests/failures';
import { Changes, FieldChange } from './field-change';
import { clockTime, formatMoment, nameField } from '@/admin/text/format';
import { Badge, ButtonRow, FlowRow, ItemFacts, Note } from '@/admin/ui/list-parts';
import { Entries, Entry, SideSheet } from '@/admin/ui/side-sheet';
import { apiQuery } from '@/shared/api/api-query';
import { useRestore } from './undo';

interface Props {
  subject: HistorySubject;
  isOpen: boolean;
  onClose: () => void;
}

/** A sheet with the versions of an item. */
export function HistoryPanel({ subject, isOpen, onClose }: Props) {
  return (
    <SideSheet
      title="History"
      subtitle={subject.title}
      closeLabel="Close the history"
      isOpen={isOpen}
      onClose={onClose}
    >
      <Versions subject={subject} onClose={onClose} />
    </SideSheet>
  );
}

interface ShownVersion extends Version {
  title: string;
  undoKind: ItemChange['undoKind'] | undefined;
}

/** Titles each version. Whether one restored a deleted item depends on the version before it. */
function entriesOf(versions: readonly Version[], isFirst: boolean): ShownVersion[] {
  return versions.map((version, index) => {
    const { action, by, publishAt, restoredVersion } = version;
    const isNew = action === 'created' || versions[index + 1]?.action === 'deleted';
    const undoKind = action === 'deleted' ? 'bring-back' : isNew ? 'delete' : 'previous';
    const titles: Record<Version['action'], string> = {
      created: isFirst ? 'As it was at first' : by === SYSTEM_USER ? 'Imported' : 'Created',
      updated: 'Changed',
      drafted: publishAt ? `Draft scheduled for ${clockTime(publishAt)}` : 'Draft saved',
      discarded: 'Draft discarded',
      published: 'Draft published',
      deleted: 'Deleted',
      restored:
        isNew || restoredVersion === undefined
          ? 'Brought back'
          : `Version ${restoredVersion} restored`,
    };
    return {
      ...version,
      title: titles[action],
      undoKind: by === SYSTEM_USER || (isFirst && isNew) ? undefined : undoKind,
    };
  });
}

function Versions({ subject, onClose }: Omit<Props, 'isOpen'>) {
  const { kind, id, title, isForm = false, isLive = false } = subject;
  const { undo } = useContentTools();
  const read = useQuery({
    ...apiQuery('/api/admin/versions/:kind/:id', { kind, id }),
    staleTime: 0,
  });
  const restore = useRestore({
    kind,
    id,
    title,
    undoKind: 'previous',
    describe: ({ version, as }) =>
      successToast(
        `Version ${version} ${as === 'draft' ? 'restored as draft' : 'restored'}`,
        title,
      ),
    onRestored: onClose,
  });
  if (!read.data) return <UnreadList noun="history" read={read} />;

  const entries = entriesOf(read.data, isStanding(kind));
  const [newest] = entries;
  const isDeleted = newest?.action === 'deleted';

  /** Returns a version's buttons: undo for the newest, restore for others. */
  function waysOf(entry: ShownVersion): Way[] {
    const { version, undoKind } = entry;
    if (entry === newest) {
      // No undo that would delete or restore the item of an open form.
      if (!undoKind || (isForm && undoKind !== 'previous')) return [];
      const run = () => {
        onClose();
        void undo([{ kind, id, title, version, undoKind }]);
      };
      return [{ label: 'Undo this change', run }];
    }
    // A deletion has no content to restore.
    if (!newest || isDeleted || entry.action === 'deleted') return [];
    const run = (as: RestoreAs) => () => {
      if (restore.isPending) return;
      restore.mutate({ body: { version, as }, ifVersion: newest.version });
    };
    return [
      { label: 'Restore', run: run('live') },
      ...(isLive ? [{ label: 'Restore as draft', run: run('draft') }] : []),
    ];
  }
  return (
    <>
      <Entries aria-label="Versions, newest first">
        {entries.map((entry) => (
          <VersionEntry
            key={entry.version}
            entry={entry}
            isCurrent={entry === newest && !isDeleted}
            labelOf={subject.labelOf}
            ways={waysOf(entry)}
            failure={restore.variables?.body.version === entry.version ? restore.error : null}
          />
        ))}
      </Entries>
      {entries.length === 0 && <Note>Nothing has been changed yet.</Note>}
      {entries.length === VERSIONS_MAX && <Note>Older versions are not kept.</Note>}
    </>
  );
}

const Head = styled(FlowRow)(({ theme }) => ({
  gap: theme.spacing(0.5, 1),
  '& h3': { fontSize: '1.0625rem', lineHeight: 1.5, fontWeight: 600 },
}));

interface Way {
  label: string;
  run: () => void;
}

interface EntryProps {
  entry: ShownVersion;
  isCurrent: boolean;
  labelOf: HistorySubject['labelOf'];
  ways: readonly Way[];
  failure: Error | null;
}

function VersionEntry({ entry, isCurrent, labelOf, ways, failure }: EntryProps) {
  const { action, at, by, version, title, changes } = entry;
  const id = useId();
  return (
    <Entry>
      <Head>
        <h3 id={id}>{title}</h3>
        {isCurrent && <Badge data-tone="good">Current</Badge>}
      </Head>
      <ItemFacts id={`${id}-facts`} sx={{ color: 'text.secondary' }}>
        <li>
          <time dateTime={at}>{formatMoment(at)}</time>
        </li>
        {by !== SYSTEM_USER && <li>by {by}</li>}
        <li>Version {version}</li>
      </ItemFacts>
      {changes.length > 0 && (
        <Changes sx={{ mt: 1 }}>
          {changes.map((change) => (
            <FieldChange
              key={change.field}
              label={nameField(change.field, labelOf)}
              change={change}
            />
          ))}
        </Changes>
      )}
      {action === 'updated' && changes.length === 0 && (
        <Note sx={{ mt: 0.5, fontSize: '0.9375rem' }}>Saved without a change.</Note>
      )}
      <WriteFailure error={failure} subject={`Version ${version}`} done="restored" />
      {ways.length > 0 && (
        <ButtonRow sx={{ mt: 1.5 }}>
          {ways.map(({ label, run }) => (
            <Button
              key={label}
              size="small"
              variant="outlined"
              aria-describedby={`${id} ${id}-facts`}
              onClick={run}
            >
              {label}
            </Button>
          ))}
        </ButtonRow>
      )}
    </Entry>
  );
}
