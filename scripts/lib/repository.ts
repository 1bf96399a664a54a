import { join } from 'node:path';

/** Root folder of the repository. */
export const root = join(import.meta.dirname, '../..');

/** Ignored folder for what the scripts make for themselves. */
export const cacheFolder = join(root, '.cache');

/** Where `npm start` keeps the content of the Firestore emulator between runs. */
export const dataFolder = join(root, '.firebase-data');
