import {
  LIVE_COLLECTIONS,
  type LiveConnection,
  type Presence,
  PRESENCE_HEARTBEAT_MS,
  PRESENCE_KEPT_MS,
} from '@torque-tide/contract/live';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
  Timestamp,
} from 'firebase/firestore';

export type LiveHandle = ReturnType<typeof connect>;

/** Connects to Firestore with the session's token. Nothing is stored beyond the page. */
export function connect({ config, emulators, token, session }: LiveConnection) {
  // A new name each time, because the last app may not be deleted yet.
  const app = initializeApp(config, crypto.randomUUID());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const firestore = getFirestore(app);
  // A lost connection isn't an error: lists are read again when the user comes back.
  setLogLevel('silent');
  if (emulators) {
    connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
    connectFirestoreEmulator(firestore, emulators.firestore.host, emulators.firestore.port);
  }
  return {
    firestore,
    session,
    /** Rejects if the token is refused, or Firebase can't be reached. */
    signedIn: signInWithCustomToken(auth, token),
    /** Ends the connection and its listeners. */
    close: () => deleteApp(app).catch(() => undefined),
  };
}

/**
 * Shows other editors the item that this tab has open in a form, and returns a function that ends
 * that. A refused write needs no handling: presence that isn't renewed expires.
 */
export function keepPresence(
  { firestore, session }: LiveHandle,
  shown: Pick<Presence, 'username' | 'item'>,
): () => void {
  const id = `${session}_${crypto.randomUUID().slice(0, 8)}`;
  const reference = doc(firestore, LIVE_COLLECTIONS.presence, id);
  const open = new AbortController();

  async function keep() {
    while (!open.signal.aborted) {
      const expiresAt = Timestamp.fromMillis(Date.now() + PRESENCE_KEPT_MS);
      // Without a connection this waits, so that writes don't queue up.
      await setDoc(reference, { ...shown, at: serverTimestamp(), expiresAt });
      await new Promise((resolve) => setTimeout(resolve, PRESENCE_HEARTBEAT_MS));
    }
  }

  async function end() {
    open.abort();
    // Throws if the connection is closed.
    await deleteDoc(reference);
  }

  void keep().catch(() => undefined);
  return () => void end().catch(() => undefined);
}
