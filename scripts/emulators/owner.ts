import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from '../lib/repository';
import type { Ports } from './ports';

const LIMIT_MS = 3_000;

/** What the Functions emulator says of itself: the folders whose functions it runs. */
const backendsSchema = z.object({ backends: z.array(z.object({ directory: z.string() })) });

/**
 * The folder whose emulators run on these ports, as their Functions emulator tells it; undefined where
 * none runs. Several clones on one computer have the same ports, and the same project.
 */
export async function ownerOf({
  functions,
}: Pick<Ports, 'functions'>): Promise<string | undefined> {
  try {
    const url = `http://127.0.0.1:${functions}/backends`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });
    const [backend] = backendsSchema.parse(await answer.json()).backends;
    // Of this project it is `functions/dist`.
    return backend && join(backend.directory, '../..');
  } catch {
    return undefined;
  }
}

/** True of the folder that this file is part of. */
export function isOwn(folder: string): boolean {
  try {
    return realpathSync(folder) === realpathSync(root);
  } catch {
    // It has been moved or deleted since.
    return false;
  }
}
