import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { demoPicturesFolder, root } from '../lib/repository';
import { seedIfEmpty } from './run';

/**
 * Fills `firebase emulators:start`: content, an account, and the content's pictures, which stay in the built
 * site until the next build.
 */
export async function fillEmulators(): Promise<void> {
  const { FIRESTORE_EMULATOR_HOST = '', GCLOUD_PROJECT = '' } = process.env;
  cpSync(demoPicturesFolder, join(root, 'web/dist'), { recursive: true });
  await seedIfEmpty({ FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT });
}
