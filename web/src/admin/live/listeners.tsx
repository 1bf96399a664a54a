import {
  CHANGE_NOTES_MAX,
  LIVE_COLLECTIONS,
  PRESENCE_MAX,
  presenceSchema,
} from '@torque-tide/contract/live';
import { collection, doc, limit, orderBy, query, type Timestamp } from 'firebase/firestore';
import { useEffect, useRef, useState } from 'react';
import {
  AuthProvider,
  FirebaseAppProvider,
  FirestoreProvider,
  useFirestore,
  useFirestoreCollectionData,
  useFirestoreDoc,
  useSigninCheck,
} from 'reactfire';
import type { LiveHandle } from './connect';
import { type ChangeFeed, toTabs } from './change-feed';
import type { LiveStore } from './live-store';
import { keepPresence, type Presence } from './presence';

/** How often tabs that have gone silent are looked for, in ms. */
const TIDY_MS = 5_000;
/** How long a list marks what somebody changed, in ms. */
const MARKED_MS = 15 * 60_000;
/** A session that is over is asked about this long after its end, in ms: never a moment too early. */
const END_MARGIN_MS = 2_000;

interface Props {
  handle: LiveHandle;
  username: string;
  store: LiveStore;
  changeFeed: ChangeFeed;
  /** Told whether what others do arrives. */
  onContact: (isLive: boolean) => void;
  /** The connection must be made anew. */
  onLost: () => void;
  /** The session has ended elsewhere, or by itself. */
  onSessionOver: () => void;
  /** Is given what takes leave of the others. */
  onPresence: (presence: Presence | undefined) => void;
}

/**
 * Listens to Firestore and draws nothing: what arrives goes into the store. A hook of reactfire throws
 * while rendering when its listener is refused, so that an error boundary stands around this part alone.
 */
export function LiveListeners(props: Props) {
  const { handle } = props;
  return (
    <FirebaseAppProvider firebaseApp={handle.app}>
      <AuthProvider sdk={handle.auth}>
        <FirestoreProvider sdk={handle.firestore}>
          <SignedIn {...props} />
        </FirestoreProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  );
}

const ADMIN = { requiredClaims: { admin: true } };

function SignedIn(props: Props) {
  const { handle, username, store, onContact, onLost, onPresence } = props;
  const { status, data } = useSigninCheck(ADMIN);
  const isSignedIn = status === 'success' && data.hasRequiredClaims;
  const isRefused = status === 'success' && !data.hasRequiredClaims;
  const [presence, setPresence] = useState<Presence>();
  const contact = useContact(onContact);
  const calls = useLatest({ contact, onLost, onPresence });

  useEffect(() => {
    if (isRefused) calls.current.onLost();
  }, [isRefused, calls]);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const { onPresence } = calls.current;
    const started = keepPresence({
      handle,
      username,
      store,
      onAnswer: (isAnswering) => calls.current.contact({ isAnswering }),
      onRefused: () => calls.current.onLost(),
    });
    setPresence(started);
    onPresence(started);
    return () => {
      onPresence(undefined);
      setPresence(undefined);
      started.close();
    };
  }, [isSignedIn, handle, username, store, calls]);

  return (
    presence && (
      <>
        <Changes {...props} />
        <Tabs {...props} presence={presence} />
        <OwnSession {...props} presence={presence} contact={contact} />
      </>
    )
  );
}

function Changes({ changeFeed }: Props) {
  const firestore = useFirestore();
  const [newest] = useState(() =>
    query(
      collection(firestore, LIVE_COLLECTIONS.changes),
      orderBy('at', 'desc'),
      limit(CHANGE_NOTES_MAX),
    ),
  );
  const { status, data } = useFirestoreCollectionData(newest, { idField: 'noteId' });
  useEffect(() => {
    if (status === 'success') changeFeed.receiveChanges(data);
  }, [changeFeed, status, data]);
  return null;
}

function Tabs({ changeFeed, store, presence }: Props & { presence: Presence }) {
  const firestore = useFirestore();
  const [newest] = useState(() =>
    query(
      collection(firestore, LIVE_COLLECTIONS.presence),
      orderBy('at', 'desc'),
      limit(PRESENCE_MAX),
    ),
  );
  const { status, data } = useFirestoreCollectionData(newest, { idField: 'tabId' });
  useEffect(() => {
    if (status !== 'success') return undefined;
    const own = data.find(({ tabId }) => presence.isOwn(String(tabId)));
    const ownAt = presenceSchema.shape.at.safeParse(own?.['at']);
    if (ownAt.success) presence.learnTime(ownAt.data.toMillis());
    const look = () => {
      changeFeed.receiveTabs(toTabs(data, presence.now(), presence.isOwn));
      const since = presence.now() - MARKED_MS;
      store.keepMarks(({ at }) => at >= since);
    };
    look();
    const timer = setInterval(look, TIDY_MS);
    return () => clearInterval(timer);
  }, [changeFeed, store, presence, status, data]);
  return null;
}

interface OwnSessionProps extends Props {
  presence: Presence;
  contact: (part: Partial<Contact>) => void;
}

function OwnSession({ handle, presence, contact, onSessionOver }: OwnSessionProps) {
  const firestore = useFirestore();
  const [own] = useState(() => doc(firestore, LIVE_COLLECTIONS.sessions, handle.session));
  const { status, data: snapshot } = useFirestoreDoc(own);
  const calls = useLatest({ contact, onSessionOver });
  useEffect(() => {
    if (status !== 'success') return undefined;
    const { fromCache } = snapshot.metadata;
    calls.current.contact({ isReachable: !fromCache });
    if (fromCache) return undefined;
    const expiresAt = snapshot.get('expiresAt') as Timestamp | undefined;
    const wait = expiresAt ? expiresAt.toMillis() + END_MARGIN_MS - presence.now() : 0;
    const timer = setTimeout(() => calls.current.onSessionOver(), Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [presence, status, snapshot, calls]);
  return null;
}

/** What shows that there is a connection: both must hold. */
interface Contact {
  /** The listeners are in step with the server, as far as the SDK knows. */
  isReachable: boolean;
  /** What is written is acknowledged: a server that hangs keeps its listeners open. */
  isAnswering: boolean;
}

function useContact(onContact: (isLive: boolean) => void) {
  const contact = useRef<Contact>({ isReachable: false, isAnswering: true });
  const tell = useLatest(onContact);
  const [change] = useState(() => (part: Partial<Contact>) => {
    Object.assign(contact.current, part);
    const { isReachable, isAnswering } = contact.current;
    tell.current(isReachable && isAnswering);
  });
  return change;
}

function useLatest<T>(value: T) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
