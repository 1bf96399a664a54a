import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { type HistorySubject, useContentTools } from '@/admin/content/content-tools-context';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { FlowRow } from '@/admin/ui/flow-row';
import { PresenceLines } from './item-live';
import { keyOfItem, useLive, useShownItem } from './live-store';
import { describeRemoteChange } from './live-words';

/** In the bar that stays in reach, where it moves no field that is typed in. */
const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  flexBasis: '100%',
  gap: theme.spacing(0.5),
  '&:empty': { display: 'none' },
  '& p': { margin: 0, fontSize: '0.9375rem' },
}));

const RemoteChange = styled(FlowRow)(({ theme }) => ({
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  '& strong': { display: 'block' },
}));

/** What is said of an item that is gone or newer, in a form that one has changed or not. */
const WORDS = {
  gone: {
    changed: { consequence: 'What you typed stays here, unsaved.', action: 'Bring it back' },
    unchanged: { consequence: 'It is under ‘Recently deleted’.', action: 'Bring it back' },
  },
  newer: {
    changed: {
      consequence: 'What you typed stays. Both can be put together now.',
      action: 'Put both together',
    },
    unchanged: {
      consequence: 'This form still shows the version before.',
      action: 'Show the new version',
    },
  },
};

interface Props {
  /** The item that is edited. */
  subject: HistorySubject;
  noun: string;
  /** The version that the form stands on. */
  version: number;
  isChanged: boolean;
  /** Brings what is stored now into the form; what both changed is asked about. */
  onPullLatest: () => Promise<void>;
}

/** In a form: who else has the item open, and what somebody did to it meanwhile, before a save is refused. */
export function FormLive({ subject, noun, version, isChanged, onPullLatest }: Props): ReactNode {
  const { kind, id } = subject;
  const { username } = useAdminSession();
  const { undo } = useContentTools();
  const latest = useLive((state) => state.latest.get(keyOfItem(kind, id)));
  const [isBusy, setIsBusy] = useState(false);
  useShownItem(kind, id, true);

  const isGone = latest?.action === 'deleted' && latest.version >= version;
  const isNewer = latest !== undefined && latest.version > version;
  const remoteChange = isGone || isNewer ? latest : undefined;
  const words = WORDS[isGone ? 'gone' : 'newer'][isChanged ? 'changed' : 'unchanged'];

  async function act() {
    if (isBusy) return;
    setIsBusy(true);
    if (isGone && latest) await undo([{ ...latest, title: subject.title, undoKind: 'bring-back' }]);
    await onPullLatest();
    setIsBusy(false);
  }

  return (
    <Frame>
      <PresenceLines kind={kind} id={id} isForm />
      {remoteChange && (
        <RemoteChange key={remoteChange.noteId}>
          <p>
            <strong>{describeRemoteChange(remoteChange, username, noun, Date.now())}</strong>
            {words.consequence}
          </p>
          <Button size="small" variant="outlined" disabled={isBusy} onClick={() => void act()}>
            {words.action}
          </Button>
        </RemoteChange>
      )}
    </Frame>
  );
}
