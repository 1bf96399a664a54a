import { join } from 'node:path';

/** Root folder of the repository. */
export const root = join(import.meta.dirname, '../..');

/** Ignored folder for what the scripts make for themselves. */
export const cacheFolder = join(root, '.cache');

/** Where `npm start` keeps the content of the Firestore emulator between runs. */
export const dataFolder = join(root, '.firebase-data');

/**
 * The project that the emulators run as, whatever `.firebaserc` says: its `demo-` prefix keeps every call
 * on this machine.
 */
export const DEMO_PROJECT = 'demo-torque-tide';

/** What the demo content shows. It is content, and so no part of the site that is built and deployed. */
export const demoPicturesFolder = join(root, 'scripts/seed/pictures');
