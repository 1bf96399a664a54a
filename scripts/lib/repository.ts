import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Ignored folder for what the scripts make for themselves. */
export const cacheFolder = join(root, '.cache');

/** Where `npm start` keeps the content of the Firestore emulator between runs. */
export const dataFolder = join(root, '.firebase-data');
