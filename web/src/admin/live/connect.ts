import type { LiveConnection } from '@torque-tide/contract/live';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore, setLogLevel, terminate } from 'firebase/firestore';

/** A signed-in connection to Firestore; nothing of it outlives the page. */
export type LiveHandle = Awaited<ReturnType<typeof connect>>;

let count = 0;

/**
 * Signs in to Firebase with the token of the session.
 *
 * @throws {FirebaseError} when it is refused, or cannot be reached
 */
export async function connect({ config, emulators, token, session }: LiveConnection) {
  count += 1;
  // A name of its own each time: the one before may not be deleted yet.
  const app = initializeApp(config, `live-${count}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const firestore = getFirestore(app);
  // A lost connection isn't an error: lists are read again when the user comes back.
  setLogLevel('silent');
  if (emulators) {
    connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
    connectFirestoreEmulator(firestore, emulators.firestore.host, emulators.firestore.port);
  }
  /** Ends it with all its listeners; it is given up also where that fails. */
  const close = () =>
    terminate(firestore)
      .then(() => deleteApp(app))
      .catch(() => undefined);
  try {
    await signInWithCustomToken(auth, token);
  } catch (error) {
    await close();
    throw error;
  }
  return { firestore, /** The name under which the session is stored. */ session, close };
}
