import {
  type Media,
  MEDIA_MAX_COUNT,
  MEDIA_PER_MINUTE,
  MEDIA_UNUSED_DAYS,
} from '@torque-tide/contract/media';
import { pictureName } from '@torque-tide/contract/picture-widths';
import { type Firestore, Timestamp } from '@google-cloud/firestore';
import { AppError, invalidFields } from '../lib/app-error';
import type { Clock } from '../lib/time';
import { COLLECTIONS } from '../lib/collections';
import { isConflict } from '../lib/firestore';
import { sha256 } from '../lib/hashes';
import type { Handlers } from '../lib/handler';
import { describeError, type Log } from '../lib/log';
import { createLimit } from '../lib/rate-limit';
import { type DrawnPicture, PictureRefusal, readMedia, type StoredPicture } from './picture';
import type { DrawPicture } from './picture-drawer';
import { createSweep } from './sweep';

interface Dependencies {
  firestore: Firestore;
  clock: Clock;
  log: Log;
  drawPicture: DrawPicture;
}

export function createMediaHandlers(dependencies: Dependencies): Pick<Handlers, 'media.upload'> {
  const { firestore, clock, log, drawPicture } = dependencies;
  const collection = firestore.collection(COLLECTIONS.media);
  const sweepIfDue = createSweep({ firestore, clock });
  const uploads = createLimit(clock, { max: MEDIA_PER_MINUTE, ms: 60_000 });

  async function store({ copies, color, ...picture }: DrawnPicture, by: string): Promise<Media> {
    const now = Timestamp.fromDate(clock.now());
    const id = sha256(picture.bytes);
    const reference = collection.doc(id);
    const known = await reference.get();
    if (known.exists) {
      await reference.update({ sentAt: now });
      return readMedia(known);
    }
    // Counts by this field, which narrower copies lack.
    const { count } = (await collection.orderBy('sentAt').count().get()).data();
    if (count >= MEDIA_MAX_COUNT) {
      const message = `There are ${MEDIA_MAX_COUNT} pictures already. Unused ones are removed after ${MEDIA_UNUSED_DAYS} days.`;
      throw new AppError('conflict', message);
    }
    const stored: StoredPicture = {
      ...picture,
      ...(color === undefined ? {} : { color }),
      size: picture.bytes.length,
      by,
      at: now,
      sentAt: now,
    };
    const batch = firestore.batch().create(reference, stored);
    for (const { width, bytes } of copies) {
      batch.set(collection.doc(pictureName(id, width)), { bytes });
    }
    await batch.commit();
    return readMedia({ id, data: () => stored });
  }

  return {
    'media.upload': async ({ file, session: { username }, deadline }) => {
      if (!uploads.take(username)) {
        const message = `More than ${MEDIA_PER_MINUTE} pictures in a minute. Try again in a minute.`;
        throw new AppError('too-many-attempts', message, { retryAfter: 60 });
      }
      const drawn = await drawPicture(file.bytes, file.use, deadline).catch((error: unknown) => {
        throw error instanceof PictureRefusal
          ? invalidFields([{ field: 'file', message: error.message }])
          : error;
      });
      let media: Media;
      try {
        media = await store(drawn, username);
      } catch (error) {
        // Another upload stored it meanwhile, or it was just removed.
        if (!isConflict(error)) throw error;
        media = await store(drawn, username);
      }
      await sweepIfDue().catch((error: unknown) =>
        log.warn('The search for unused pictures did not end', describeError(error)),
      );
      return media;
    },
  };
}
