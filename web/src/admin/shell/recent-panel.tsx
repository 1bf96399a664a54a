import Button from '@mui/material/Button';
import { useState } from 'react';
import { ItemFacts, Note } from '@/admin/ui/list-parts';
import { Entries, Entry, SheetPart, SideSheet } from '@/admin/ui/side-sheet';
import { useRecentMessages } from '@/shared/ui/toast/recent-messages';
import { useQuery } from '@tanstack/react-query';
import { CANDIDATE } from '@torque-tide/contract/applications';
import {
  type ListedVersion,
  RECENT_VERSIONS_MAX,
  SYSTEM_USER,
  type VersionAction,
} from '@torque-tide/contract/versions';
import { Link } from 'react-router-dom';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import { dashboardPath } from '@/admin/navigation/use-form-address';
import { UnreadList } from '@/admin/requests/failures';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { clockTime, joinNames, nameField } from '@/admin/text/format';
import { apiQuery } from '@/shared/api/api-query';

interface Props {
  title: string;
  isOpen: boolean;
  onClose: () => void;
}

/** A sheet with recent messages and activity. */
export function RecentPanel({ title, isOpen, onClose }: Props) {
  return (
    <SideSheet title={title} closeLabel="Close" isOpen={isOpen} onClose={onClose}>
      <RecentMessages onLeave={onClose} />
      {isOpen && <Activity onClose={onClose} />}
    </SideSheet>
  );
}

/** Messages of this visit, with what can still be undone. */
function RecentMessages({ onLeave }: { onLeave: () => void }) {
  const latest = useRecentMessages();
  // The list from when the sheet was opened, so that nothing moves.
  const [messages] = useState(latest);
  return (
    <SheetPart title="Recent messages">
      {messages.length === 0 && <Note>No recent messages.</Note>}
      {messages.length > 0 && (
        <Entries>
          {messages.map(({ id, title, description, actions = [] }) => (
            <Entry key={id}>
              <h4>{title}</h4>
              {description && <Note>{description}</Note>}
              {actions.map(({ label, onClick, isTaken }) =>
                isTaken?.() === false ? (
                  <Button
                    key={label}
                    size="small"
                    variant="outlined"
                    onClick={() => {
                      onClick();
                      onLeave();
                    }}
                  >
                    {label}
                  </Button>
                ) : null,
              )}
            </Entry>
          ))}
        </Entries>
      )}
    </SheetPart>
  );
}

const recentQuery = { ...apiQuery('/api/admin/versions'), staleTime: 0 };

const VERBS: Readonly<Record<VersionAction, string>> = {
  created: 'added',
  updated: 'changed',
  drafted: 'saved a draft of',
  discarded: 'discarded the draft of',
  published: 'published the draft of',
  deleted: 'deleted',
  restored: 'restored',
};

const WHO: Readonly<Record<string, string>> = {
  [SYSTEM_USER]: 'An import',
  [CANDIDATE]: 'The candidate',
};

/** Further fields are only counted. */
const FIELDS_NAMED = 3;

/** The latest versions of all content, read when the panel opens. */
function Activity({ onClose }: { onClose: () => void }) {
  const read = useQuery(recentQuery);
  const { data: versions } = read;

  if (!versions) return <UnreadList noun="activity" read={read} />;
  return (
    <SheetPart title="Activity">
      <Entries aria-label="Versions of all content, newest first">
        {versions.map((version) => (
          <ActivityEntry
            key={`${version.kind} ${version.id} ${version.version} ${version.at}`}
            version={version}
            onLeave={onClose}
          />
        ))}
      </Entries>
      {versions.length === 0 && <Note>Nothing has been changed yet.</Note>}
      {versions.length === RECENT_VERSIONS_MAX && (
        <Note>Only the {RECENT_VERSIONS_MAX} latest versions are shown.</Note>
      )}
    </SheetPart>
  );
}

/** Who did what to an item, with a link to it. */
function ActivityEntry(props: { version: ListedVersion; onLeave: () => void }) {
  const { version, onLeave } = props;
  const { kind, id, title, action, by, at, fields } = version;
  const { username } = useAdminSession();
  const { tab, name } = CONTENT_WORDS[kind];
  const who = WHO[by] ?? (by === username ? 'You' : by);
  const more = fields.length - FIELDS_NAMED;
  const named = fields.slice(0, FIELDS_NAMED).map((field) => nameField(field, () => undefined));
  return (
    <Entry>
      <h4>
        {who} {VERBS[action]}{' '}
        <Link to={dashboardPath({ tab, edit: id })} onClick={onLeave}>
          {title || `${name} without a title`}
        </Link>
      </h4>
      <ItemFacts sx={{ color: 'text.secondary' }}>
        <li>{name}</li>
        {named.length > 0 && (
          <li>{joinNames([...named, ...(more > 0 ? [`${more} more`] : [])])} changed</li>
        )}
        <li>
          <time dateTime={at}>{clockTime(at)}</time>
        </li>
      </ItemFacts>
    </Entry>
  );
}
