import { MEDIA_HEADERS, NAMED_BY_CONTENT_HEADERS } from '@torque-tide/contract/http-headers';
import { MEDIA_TYPE, parseMediaPath } from '@torque-tide/contract/media';
import type { RequestHandler, Response } from 'express';
import type { Firestore } from '@google-cloud/firestore';
import { LRUCache } from 'lru-cache';
import { NEVER_KEPT, SHARED_ABSENCE, sharedUntil } from '../lib/caching';
import type { Clock } from '../lib/time';
import { COLLECTIONS } from '../lib/collections';
import { createGuardedReads } from '../lib/guarded-reads';
import { readServed } from './picture';

/** Room for some dozen pictures. */
const MEMORY_BYTES = 16_000_000;
const DEADLINE_MS = 4_000;

interface Dependencies {
  firestore: Firestore;
  clock: Clock;
  deadlineMs?: number;
}

/** Serves pictures, which never change. */
export function createMediaRoute(dependencies: Dependencies): RequestHandler {
  const { clock, deadlineMs = DEADLINE_MS } = dependencies;
  const collection = dependencies.firestore.collection(COLLECTIONS.media);
  const pictures = new LRUCache<string, Buffer>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  const read = createGuardedReads({ collection, clock, deadlineMs });

  async function find(name: string): Promise<Buffer | 'unread' | undefined> {
    const held = pictures.get(name);
    if (held) return held;
    const document = await read(name);
    if (!document || document === 'unread') return document;
    const bytes = readServed(document);
    pictures.set(name, bytes);
    return bytes;
  }

  return async ({ path }, response) => {
    setMediaHeaders(response);
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

function setMediaHeaders(response: Response): void {
  response.set(MEDIA_HEADERS);
  // Caches ignore the host, so a `noindex` would also reach the site's own pictures.
  response.removeHeader('X-Robots-Tag');
}
