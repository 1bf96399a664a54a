import { MEDIA_HEADERS, NAMED_BY_CONTENT_HEADERS } from '@torque-tide/contract/http-headers';
import { MEDIA_TYPE, parseMediaPath } from '@torque-tide/contract/media';
import type { RequestHandler, Response } from 'express';
import type { Firestore } from '@google-cloud/firestore';
import { LRUCache } from 'lru-cache';
import { NEVER_KEPT, SHARED_ABSENCE, sharedUntil } from '../lib/caching';
import type { Clock } from '../lib/clock';
import { COLLECTIONS } from '../lib/collections';
import { withDeadline } from '../lib/deadline';
import { createListedIds } from '../lib/listed-ids';
import { readServed } from './stored-picture';

/** Bytes of pictures that an instance holds: some dozen of them. */
const MEMORY_BYTES = 16_000_000;
/** How long it is known that there is no such picture, in milliseconds. */
const MISSING_MS = 10_000;
/** Addresses of nothing that are read in that time; then only pictures that the list of all has. */
const MISSING_MAX = 50;
const DEADLINE_MS = 4_000;

interface Dependencies {
  firestore: Firestore;
  clock: Clock;
  deadlineMs?: number;
}

/**
 * Serves pictures to everybody. What an address can name never changes, so that an instance, the CDN and
 * browsers keep it; an address that no picture can have is refused unasked.
 */
export function createMediaRoute(dependencies: Dependencies): RequestHandler {
  const { clock, deadlineMs = DEADLINE_MS } = dependencies;
  const collection = dependencies.firestore.collection(COLLECTIONS.media);
  const pictures = new LRUCache<string, Buffer>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  const missing = new Map<string, number>();
  // Asked only in a flood.
  const allIds = createListedIds({ collection, clock, deadlineMs, maxAgeMs: MISSING_MS });

  /** Undefined where there is none, `unread` where nobody has looked because of too many others. */
  async function find(name: string): Promise<Buffer | 'unread' | undefined> {
    const held = pictures.get(name);
    if (held) return held;
    const now = clock.now().getTime();
    for (const [other, until] of missing) if (until <= now) missing.delete(other);
    if (missing.has(name)) return undefined;
    if (missing.size >= MISSING_MAX && !(await allIds()).has(name)) return 'unread';
    const document = await withDeadline(deadlineMs, () => collection.doc(name).get());
    if (!document.exists) {
      missing.set(name, now + MISSING_MS);
      return undefined;
    }
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
  // What a picture may be listed as does not depend on the host, which caches take no notice of.
  response.removeHeader('X-Robots-Tag');
}
