import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { isStanding } from '@torque-tide/contract/content-kinds';
import {
  type RestoreAs,
  SYSTEM_USER,
  type Version,
  VERSIONS_MAX,
} from '@torque-tide/contract/versions';
import { useId } from 'react';
import { type HistorySubject, successToast } from '@/admin/content/content-tools';
import { UnreadList, WriteFailure } from '@/admin/requests/failures';
import { Changes, FieldChange } from './field-change';
import { clockTime, formatMoment, nameField } from '@/admin/text/format';
import { Badge, FlowRow, ItemFacts, ItemTitle, ItemTop, Note } from '@/admin/ui/list-parts';
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

/** Titles a version. Whether it restored a deleted item depends on the version before it. */
function titleOf(version: Version, before: Version | undefined, isFirst: boolean): string {
  const { action, by, publishAt, restoredVersion } = version;
  const isBack = before?.action === 'deleted' || restoredVersion === undefined;
  const titles: Record<Version['action'], string> = {
    created: isFirst ? 'As it was at first' : by === SYSTEM_USER ? 'Imported' : 'Created',
    updated: 'Changed',
    drafted: publishAt ? `Draft scheduled for ${clockTime(publishAt)}` : 'Draft saved',
    discarded: 'Draft discarded',
    published: 'Draft published',
    deleted: 'Deleted',
    restored: isBack ? 'Brought back' : `${versionName(restoredVersion)} restored`,
  };
  return titles[action];
}

/** Version 0 is what a text said before anybody changed it. */
function versionName(version: number): string {
  return version === 0 ? 'The first version' : `Version ${version}`;
}

function Versions({ subject, onClose }: Omit<Props, 'isOpen'>) {
  const { kind, id, title, isLive = false } = subject;
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
        `${versionName(version ?? 0)} ${as === 'draft' ? 'restored as draft' : 'restored'}`,
        title,
      ),
    onRestored: onClose,
  });
  if (!read.data) return <UnreadList noun="history" read={read} />;

  const versions = read.data;
  const [newest] = versions;
  const isDeleted = newest?.action === 'deleted';

  /** Returns the ways to restore a version: none for the newest, and for a deletion, which has no content. */
  function waysOf({ version, action }: Version): RestoreAs[] {
    if (version === newest?.version || isDeleted || action === 'deleted') return [];
    return isLive ? ['live', 'draft'] : ['live'];
  }
  return (
    <>
      <Entries aria-label="Versions, newest first">
        {versions.map((entry, at) => (
          <VersionEntry
            key={entry.version}
            entry={entry}
            title={titleOf(entry, versions[at + 1], isStanding(kind))}
            isCurrent={entry === newest && !isDeleted}
            labelOf={subject.labelOf}
            ways={waysOf(entry)}
            onRestore={(as) => {
              if (!newest || restore.isPending) return;
              restore.mutate({ body: { version: entry.version, as }, ifVersion: newest.version });
            }}
            failure={restore.variables?.body.version === entry.version ? restore.error : null}
          />
        ))}
      </Entries>
      {versions.length === 0 && <Note>Nothing has been changed yet.</Note>}
      {versions.length === VERSIONS_MAX && <Note>Older versions are not kept.</Note>}
    </>
  );
}

interface EntryProps {
  entry: Version;
  title: string;
  isCurrent: boolean;
  labelOf: HistorySubject['labelOf'];
  ways: readonly RestoreAs[];
  onRestore: (as: RestoreAs) => void;
  failure: Error | null;
}

function VersionEntry(props: EntryProps) {
  const { entry, title, isCurrent, labelOf, ways, onRestore, failure } = props;
  const { action, at, by, version, changes } = entry;
  const id = useId();
  return (
    <Entry>
      <ItemTop>
        <ItemTitle as="h3" id={id}>
          {title}
        </ItemTitle>
        {isCurrent && <Badge data-tone="good">Current</Badge>}
      </ItemTop>
      <ItemFacts id={`${id}-facts`} sx={{ color: 'text.secondary' }}>
        <li>
          <time dateTime={at}>{formatMoment(at)}</time>
        </li>
        {by !== SYSTEM_USER && <li>by {by}</li>}
        <li>{versionName(version)}</li>
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
      <WriteFailure error={failure} subject={versionName(version)} done="restored" />
      {ways.length > 0 && (
        <FlowRow sx={{ gap: 1, mt: 1.5 }}>
          {ways.map((as) => (
            <Button
              key={as}
              size="small"
              variant="outlined"
              aria-describedby={`${id} ${id}-facts`}
              onClick={() => onRestore(as)}
            >
              {as === 'draft' ? 'Restore as draft' : 'Restore'}
            </Button>
          ))}
        </FlowRow>
      )}
    </Entry>
  );
}
