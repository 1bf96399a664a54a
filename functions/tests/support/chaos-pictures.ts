import type { Media } from '@torque-tide/contract/media';
import type { PreviewLink } from '@torque-tide/contract/previews';
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { COLLECTIONS } from '../../src/lib/collections';
import type { ChaosFigures } from './chaos';
import type { Tell } from './chaos-caller';
import { buildJobInput, buildPictureFile } from './examples';
import type { Production } from './production';

/** An admin may send thirty a minute. */
const PAUSE_MS = 1_500;
const hashOf = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');

/**
 * Sends pictures, and makes and revokes links to a draft; then compares the answers with what is
 * stored.
 */
export async function sendPictures(
  end: number,
  tell: Tell,
  { firestore }: Production,
): Promise<(figures: ChaosFigures) => Promise<void>> {
  const pictures: string[] = [];
  const links = new Set<string>();
  const draft = await tell('jobs.create', { body: buildJobInput({ isDraft: true }) });
  const id = (draft?.body.data as { id: string } | undefined)?.id ?? '';
  while (performance.now() < end) {
    const picture = await tell('media.upload', { file: buildPictureFile() });
    if (picture) pictures.push((picture.body.data as Media).id);
    const hash = hashOf(randomUUID());
    if (await tell('previews.create', { params: { kind: 'jobs', id }, body: { hash } }))
      links.add(hash);
    const [first] = links;
    if (links.size > 3 && first !== undefined) {
      if (await tell('previews.revoke', { params: { id: first } })) links.delete(first);
    }
    await delay(PAUSE_MS);
  }
  return async (figures) => {
    const stored = await firestore.collection(COLLECTIONS.media).get();
    const there = new Set(stored.docs.map((document) => document.id));
    for (const picture of pictures) {
      if (!there.has(picture)) figures.violations.push(`picture sent and missing: ${picture}`);
    }
    for (const document of stored.docs) {
      // A narrower copy has the full picture's name.
      const isWhole = document.get('sentAt') !== undefined;
      if (isWhole && hashOf(document.get('bytes') as Buffer) !== document.id)
        figures.violations.push(`picture of other bytes: ${document.id}`);
    }
    const list = await tell('previews.list', { params: { kind: 'jobs', id } });
    const found = ((list?.body.data ?? []) as PreviewLink[]).map((link) => link.id).sort();
    if (JSON.stringify(found) !== JSON.stringify([...links].sort()))
      figures.violations.push(`links: ${found.join()}, not ${[...links].join()}`);
  };
}
