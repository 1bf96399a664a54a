import type { LiveConnection } from '@torque-tide/contract/live';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  setLogLevel,
  terminate,
} from 'firebase/firestore';

/** A signed-in connection to Firestore; nothing of it outlives the page. */
export interface LiveHandle {
  app: FirebaseApp;
  auth: Auth;
  firestore: Firestore;
  /** Under what the own session is stored. */
  session: string;
  /** Where Firestore's documents are over plain HTTP. */
  restUrl: string;
  /** Ends it with all its listeners. */
  close: () => Promise<void>;
}

let count = 0;

/**
 * Signs in to Firebase with the token of the session.
 *
 * @throws {FirebaseError} when it is refused, or cannot be reached
 */
export async function connect(connection: LiveConnection): Promise<LiveHandle> {
  const { config, emulators, token, session } = connection;
  count += 1;
  // A name of its own each time: the one before may not be deleted yet.
  const app = initializeApp(config, `live-${count}`);
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    const firestore = initializeFirestore(app, { localCache: memoryLocalCache() });
    // That a connection is lost is said in the header, and is no error.
    setLogLevel('silent');
    if (emulators) {
      connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
      connectFirestoreEmulator(firestore, emulators.firestore.host, emulators.firestore.port);
    }
    await signInWithCustomToken(auth, token);
    const host = emulators
      ? `http://${emulators.firestore.host}:${emulators.firestore.port}`
      : 'https://firestore.googleapis.com';
    return {
      app,
      auth,
      firestore,
      session,
      restUrl: `${host}/v1/projects/${config.projectId}/databases/(default)/documents`,
      close: async () => {
        await terminate(firestore);
        await deleteApp(app);
      },
    };
  } catch (error) {
    await deleteApp(app);
    throw error;
  }
}
