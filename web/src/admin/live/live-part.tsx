import {
  CHANGE_NOTES_MAX,
  LIVE_COLLECTIONS,
  type LiveConnection,
  PRESENCE_MAX,
} from '@torque-tide/contract/live';
import {
  collection,
  doc,
  type Firestore,
  limit,
  orderBy,
  query,
  type Timestamp,
} from 'firebase/firestore';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFirestoreCollectionData, useFirestoreDoc } from 'reactfire';
import { useLeaveGuard } from '@/admin/navigation/leave-guard';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { ErrorBoundary } from '@/shared/ui/errors/error-boundary';
import { connect, type LiveHandle } from './connect';
import { useLive, useLiveStore } from './live-store';
import { toChange, toEditors } from './documents';
import { keepPresence } from './presence';

/** How often presence that has ended is looked for, in ms. */
const LOOK_MS = 10_000;
/** A session is rechecked this long after its end, in ms: never a moment too early. */
const END_MARGIN_MS = 2_000;

interface Props {
  connection: LiveConnection;
  /** Called when Firestore refuses the connection, or its session has ended. */
  onLost: () => void;
}

/** Everything that needs Firebase: connects, fills the store, and renders nothing. */
export function LivePart({ connection, onLost }: Props) {
  const [handle, setHandle] = useState<LiveHandle>();
  useEffect(() => {
    let isClosed = false;
    let opened: LiveHandle | undefined;
    void connect(connection).then(
      (made) => {
        if (isClosed) return made.close();
        opened = made;
        return setHandle(made);
      },
      () => !isClosed && onLost(),
    );
    return () => {
      isClosed = true;
      setHandle(undefined);
      void opened?.close();
    };
  }, [connection, onLost]);
  return (
    handle && (
      // A hook of reactfire throws while rendering when its listener is refused.
      <ErrorBoundary fallback={<Refused onLost={onLost} />}>
        <Listeners handle={handle} onLost={onLost} />
      </ErrorBoundary>
    )
  );
}

function Refused({ onLost }: Pick<Props, 'onLost'>) {
  useEffect(onLost, [onLost]);
  return null;
}

/** Listens to its own session, to notes of changes and to presence, and tells what this tab edits. */
function Listeners({ handle, onLost }: Pick<Props, 'onLost'> & { handle: LiveHandle }) {
  const store = useLiveStore();
  const { username, recheck, onLogOut } = useAdminSession();
  const { heldBy } = useLeaveGuard();
  const { firestore } = handle;
  const { data: session } = useFirestoreDoc(
    doc(firestore, LIVE_COLLECTIONS.sessions, handle.session),
  );
  const notes = useNewest(firestore, LIVE_COLLECTIONS.changes, CHANGE_NOTES_MAX);
  const presences = useNewest(firestore, LIVE_COLLECTIONS.presence, PRESENCE_MAX);
  const editing = useLive((state) => state.editing);

  const checkSession = useEffectEvent(async () => {
    // Where something would be lost, the form stays open below the login.
    const isValid = await recheck({ inPlace: heldBy() !== undefined });
    // Another tab has logged in again, and this connection belongs to the session before.
    if (isValid) onLost();
  });
  useEffect(() => {
    if (!session) return undefined;
    const { fromCache } = session.metadata;
    store.set({ isInSync: !fromCache });
    if (fromCache) return undefined;
    const expiresAt = session.get('expiresAt') as Timestamp | undefined;
    const wait = expiresAt ? expiresAt.toMillis() + END_MARGIN_MS - Date.now() : 0;
    const timer = setTimeout(() => void checkSession(), Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [store, session]);
  // Without listeners nobody notices the end of what they brought.
  useEffect(() => () => store.set({ isInSync: false, editors: new Map() }), [store]);
  // 'Log out' ends the session too, and needs no check.
  useEffect(() => onLogOut(handle.close), [onLogOut, handle]);

  useEffect(() => {
    if (notes) store.set({ changes: notes.flatMap(toChange) });
  }, [store, notes]);

  useEffect(() => {
    if (!presences) return undefined;
    const look = () => store.set({ editors: toEditors(presences, username, Date.now()) });
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [store, presences, username]);

  useEffect(
    () => editing && keepPresence(handle, { username, item: editing }),
    [handle, username, editing],
  );
  return null;
}

/** The newest documents of a collection; undefined until they have arrived. */
function useNewest(firestore: Firestore, path: string, max: number) {
  const newest = query(collection(firestore, path), orderBy('at', 'desc'), limit(max));
  const { status, data } = useFirestoreCollectionData(newest, { idField: 'noteId' });
  return status === 'success' ? data : undefined;
}
