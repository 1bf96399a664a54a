import { MEDIA_HEADERS, NAMED_BY_CONTENT_HEADERS } from '@torque-tide/contract/http-headers';
import { MEDIA_TYPE, parseMediaPath } from '@torque-tide/contract/media';
import type { RequestHandler } from 'express';
import type { Firestore } from '@google-cloud/firestore';
import { NEVER_KEPT, SHARED_ABSENCE, sharedUntil } from '../lib/caching';
import type { Clock } from '../lib/time';
import { COLLECTIONS } from '../lib/collections';
import { createGuardedReads } from '../lib/guarded-reads';
import type { RenderMemory } from '../lib/render-memory';

const DEADLINE_MS = 4_000;

interface Dependencies {
  firestore: Firestore;
  clock: Clock;
  memory: RenderMemory;
}

/** Serves pictures, which never change. */
export function createMediaRoute({ firestore, clock, memory }: Dependencies): RequestHandler {
  const collection = firestore.collection(COLLECTIONS.media);
  const read = createGuardedReads({ collection, clock, deadlineMs: DEADLINE_MS });

  const find = (name: string) =>
    memory<Buffer | 'unread' | undefined>(name, async () => {
      const document = await read(name);
      if (!document || document === 'unread') return { value: document, bytes: 0, keptMs: 0 };
      const value = Buffer.from(document.get('bytes') as Uint8Array);
      return { value, bytes: value.length, keptMs: Infinity };
    });

  return async ({ path }, response) => {
    response.set(MEDIA_HEADERS);
    // A cached answer is the same for every host, so all may be listed.
    response.removeHeader('X-Robots-Tag');
    const name = parseMediaPath(path);
    const bytes = name && (await find(name));
    if (!bytes || bytes === 'unread') {
      const kept =
        bytes === 'unread' ? NEVER_KEPT : sharedUntil(SHARED_ABSENCE, Infinity, clock.now());
      response.status(404).set('Cache-Control', kept).type('text').send('Not found\n');
      return;
    }
    response.set(NAMED_BY_CONTENT_HEADERS);
    response.set({ ETag: `"${name}"`, 'Content-Type': MEDIA_TYPE });
    response.send(bytes);
  };
}
