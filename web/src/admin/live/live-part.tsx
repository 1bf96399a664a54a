import {
  type ChangeNote,
  LIVE_COLLECTIONS,
  LIVE_DOCUMENTS_MAX,
  type LiveConnection,
  type Presence,
} from '@torque-tide/contract/live';
import {
  collection,
  doc,
  limit,
  orderBy,
  type Query,
  query,
  type Timestamp,
} from 'firebase/firestore';
import { useCallback, useEffect, useState } from 'react';
import { useFirestoreCollectionData, useFirestoreDoc } from 'reactfire';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { connect, keepPresence, type LiveHandle } from './connection';
import { type Live, NOT_LIVE, toChanges, toEditors } from './live-context';

/**
 * How often to check for expired presence, in ms, and how long after its expiry a session is
 * checked again.
 */
const LOOK_MS = 10_000;

interface Props {
  connection: LiveConnection;
  /** Called with the listeners' data. */
  onLive: (live: Live) => void;
  /** Called if the connection is refused, or its session has ended. */
  onLost: () => Promise<void>;
}

/**
 * Everything that needs Firebase: connects and listens, and renders nothing. Throws while rendering
 * if Firestore refuses a listener.
 */
export function LivePart({ connection, ...props }: Props) {
  const { onLost } = props;
  const [handle, setHandle] = useState<LiveHandle>();
  useEffect(() => {
    const opened = connect(connection);
    let isOpen = true;
    opened.signedIn.then(
      () => isOpen && setHandle(opened),
      () => (isOpen ? onLost() : undefined),
    );
    return () => {
      isOpen = false;
      setHandle(undefined);
      void opened.close();
    };
  }, [connection, onLost]);
  return handle && <Listeners handle={handle} {...props} />;
}

/** Listens to its own session, to change notes and to presence. */
function Listeners({ handle, onLive, onLost }: Omit<Props, 'connection'> & { handle: LiveHandle }) {
  const { username } = useAdminSession();
  const { firestore } = handle;
  const sessions = collection(firestore, LIVE_COLLECTIONS.sessions);
  const { status, data: session } = useFirestoreDoc(doc(sessions, handle.session));
  const isInSync = status === 'success' && !session.metadata.fromCache;
  const notes = useNewest(collection(firestore, LIVE_COLLECTIONS.changes) as Query<ChangeNote>);
  const presences = useNewest(collection(firestore, LIVE_COLLECTIONS.presence) as Query<Presence>);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);

  const tellEditing = useCallback(
    (item: Presence['item']) => keepPresence(handle, { username, item }),
    [handle, username],
  );
  useEffect(() => {
    if (!isInSync) return;
    const editors = toEditors(presences, username, now);
    onLive({ changes: toChanges(notes), editors, tellEditing });
  }, [onLive, isInSync, notes, presences, username, now, tellEditing]);
  // Clears the data, because nothing updates it without listeners.
  useEffect(() => () => onLive(NOT_LIVE), [onLive, isInSync]);

  const expiresAt = isInSync ? (session.get('expiresAt') as Timestamp | undefined) : undefined;
  const hasEnded = isInSync && (expiresAt?.toMillis() ?? 0) + LOOK_MS < now;
  useEffect(() => {
    if (hasEnded) void onLost();
  }, [hasEnded, onLost]);
  return null;
}

const NONE: readonly never[] = [];

/** The newest documents of a collection; none until they have arrived. */
function useNewest<T>(all: Query<T>): readonly T[] {
  const newest = query(all, orderBy('at', 'desc'), limit(LIVE_DOCUMENTS_MAX));
  return useFirestoreCollectionData(newest).data ?? NONE;
}
