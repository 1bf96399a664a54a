import { type Media, MEDIA_MAX_COUNT, MEDIA_PER_MINUTE } from '@torque-tide/contract/media';
import { type Firestore, Timestamp } from '@google-cloud/firestore';
import { createHash } from 'node:crypto';
import { AppError } from '../lib/app-error';
import type { Clock } from '../lib/clock';
import { COLLECTIONS } from '../lib/collections';
import { isConflict } from '../lib/firestore';
import type { Handlers, SentFile } from '../lib/handler';
import { describeError, type Log } from '../lib/log';
import { inspectPicture } from './inspect';
import { readMedia, type StoredPicture } from './stored-picture';
import { createSweep } from './sweep';

const MINUTE_MS = 60_000;

interface Dependencies {
  firestore: Firestore;
  clock: Clock;
  log: Log;
}

/** Takes pictures from admins. The first of a day also has those removed that nothing names. */
export function createMediaHandlers({
  firestore,
  clock,
  log,
}: Dependencies): Pick<Handlers, 'media.upload'> {
  const collection = firestore.collection(COLLECTIONS.media);
  const sweepIfDue = createSweep({ firestore, clock });
  const mayUpload = createLimit(clock);

  /** Stores the bytes under their hash, unless they are there. */
  async function store(file: SentFile, by: string): Promise<Media> {
    const now = Timestamp.fromDate(clock.now());
    const picture = inspectPicture(file.bytes, file.type);
    const id = createHash('sha256').update(picture.bytes).digest('hex');
    const reference = collection.doc(id);
    const known = await reference.get();
    if (known.exists) {
      await reference.update({ sentAt: now });
      return readMedia(known);
    }
    const { count } = (await collection.count().get()).data();
    if (count >= MEDIA_MAX_COUNT) throw full();
    const stored: StoredPicture = {
      ...picture,
      ...(file.color === undefined ? {} : { color: file.color }),
      size: picture.bytes.length,
      by,
      at: now,
      sentAt: now,
    };
    await reference.create(stored);
    return readMedia({ id, data: () => stored });
  }

  return {
    'media.upload': async ({ file, session: { username } }) => {
      if (!mayUpload(username)) throw tooMany();
      let media: Media;
      try {
        media = await store(file, username);
      } catch (error) {
        // Sent by two at once, or removed while it was sent: what is there now, counts.
        if (!isConflict(error)) throw error;
        media = await store(file, username);
      }
      await sweepIfDue().catch((error: unknown) =>
        log.warn('The search for unused pictures did not end', describeError(error)),
      );
      return media;
    },
  };
}

/** Tells whether an admin may send one more now. */
function createLimit(clock: Clock): (username: string) => boolean {
  const timesOf = new Map<string, number[]>();
  return (username) => {
    const now = clock.now().getTime();
    const recent = (timesOf.get(username) ?? []).filter((time) => time > now - MINUTE_MS);
    const isAllowed = recent.length < MEDIA_PER_MINUTE;
    timesOf.set(username, isAllowed ? [...recent, now] : recent);
    return isAllowed;
  };
}

function tooMany(): AppError {
  return new AppError(
    'too-many-attempts',
    `More than ${MEDIA_PER_MINUTE} pictures in a minute. Please go on in a minute.`,
    { retryAfter: 60 },
  );
}

function full(): AppError {
  return new AppError(
    'conflict',
    `There are ${MEDIA_MAX_COUNT} pictures already. Those that nothing shows any more are removed by themselves after some weeks.`,
  );
}
