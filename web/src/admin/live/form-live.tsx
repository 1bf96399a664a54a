import { styled } from '@mui/material/styles';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { clockTime } from '@/admin/text/moments';
import { EditingMark } from './editing-mark';
import { useEditing, useLive } from './live-store';

/** In the bar with the buttons, where it moves no field that is typed in. */
const Lines = styled('div')({ flexBasis: '100%', '& p': { margin: 0, fontWeight: 600 } });

interface Props {
  kind: ContentKind;
  id: string;
  /** The version that the form stands on. */
  version: number;
}

/** Says in an item's form who else has it open, and that somebody has saved or deleted it meanwhile. */
export function FormLive({ kind, id, version }: Props) {
  const { username } = useAdminSession();
  useEditing(kind, id);
  const latest = useLive(({ changes }) =>
    changes?.find((change) => change.kind === kind && change.id === id),
  );
  const isRemote = latest !== undefined && latest.version > version && latest.by !== username;
  return (
    <Lines>
      <EditingMark kind={kind} id={id} place="form" />
      <div role="status">
        {isRemote && (
          <p>{`${latest.by} ${latest.action === 'deleted' ? 'deleted' : 'saved'} this at ${clockTime(latest.at)}.`}</p>
        )}
      </div>
    </Lines>
  );
}
