import type { LegalVersion, LegalVersionNote } from '@torque-tide/contract/texts';
import { SITE_SETTINGS_ID } from '@torque-tide/contract/site-settings';
import { resolveSettings } from '@torque-tide/domain/settings/resolve-settings';
import { toSettings } from '@torque-tide/domain/settings/setting-fields';
import {
  LEGAL_TEXTS,
  type LegalTextsName,
  type LegalWords,
  legalWordsOf,
  versionName,
} from '@torque-tide/domain/texts/legal-texts';
import { resolveTexts } from '@torque-tide/domain/texts/read-texts';
import { showTexts } from '@torque-tide/domain/texts/show-texts';
import type { DocumentData, Firestore, Timestamp } from '@google-cloud/firestore';
import type { ContentChange } from '../content/kind';
import { COLLECTIONS } from '../lib/collections';
import { readDate } from '../lib/firestore';
import type { ChangeSet } from '../writes/change-set';

/** Under the counters: how often anything was changed that legal texts are made of. */
const TURN_ID = 'legalTexts';

/** An earlier version as it is stored, once and for good. */
export interface StoredLegalVersion {
  page: LegalTextsName;
  name: string;
  heldUntil: Timestamp;
  /** `LegalWords` as JSON: Firestore has no lists in lists. */
  words: string;
}

/** A legal text before and after a change, and its day before, as '2025-06-30'. */
interface Reworded {
  page: LegalTextsName;
  day: string;
  before: LegalWords;
  after: LegalWords;
}

/** Of a change of a legal text: keeps what its page has shown until now. */
export async function keepBeforeTexts(
  changes: ChangeSet,
  { firestore, id, before, after, at }: ContentChange,
): Promise<void> {
  const page = LEGAL_TEXTS.find((name) => name === id);
  if (!page) return;
  await takeTurn(changes, firestore);
  const stored = await changes.get(
    firestore.collection(COLLECTIONS.siteSettings).doc(SITE_SETTINGS_ID),
  );
  const settings = stored.data() ?? {};
  const reworded = rewordedBy(page, [before, settings], [after, settings]);
  await keepBefore(changes, firestore, reworded, at);
}

/** Of a change of the settings: keeps each legal text that has other words by it. */
export async function keepBeforeSettings(
  changes: ChangeSet,
  { firestore, before, after, at }: ContentChange,
): Promise<void> {
  await takeTurn(changes, firestore);
  for (const page of LEGAL_TEXTS) {
    const stored = await changes.get(firestore.collection(COLLECTIONS.pageTexts).doc(page));
    const texts = stored.data() ?? {};
    await keepBefore(changes, firestore, rewordedBy(page, [texts, before], [texts, after]), at);
  }
}

/**
 * Has changes of settings and of legal texts wait for each other, as a commit passes only while what it
 * replaces is as it was read: otherwise two at once would each keep what was before both, and nobody what
 * was between them.
 */
async function takeTurn(changes: ChangeSet, firestore: Firestore): Promise<void> {
  const reference = firestore.collection(COLLECTIONS.counters).doc(TURN_ID);
  const last: unknown = (await changes.get(reference)).get('last');
  changes.replace(reference, { last: (typeof last === 'number' ? last : 0) + 1 });
}

type Stored = readonly [texts: DocumentData, settings: DocumentData];

function rewordedBy(page: LegalTextsName, before: Stored, after: Stored): Reworded {
  const { updated } = resolveTexts(page, before[0]).fields;
  const day = typeof updated === 'string' ? updated : '';
  return { page, day, before: wordsOf(page, before), after: wordsOf(page, after) };
}

function wordsOf(page: LegalTextsName, [texts, settings]: Stored): LegalWords {
  return legalWordsOf(showTexts(page, texts, toSettings(resolveSettings(settings).fields)));
}

async function keepBefore(
  changes: ChangeSet,
  firestore: Firestore,
  { page, day, before, after }: Reworded,
  heldUntil: Timestamp,
): Promise<void> {
  const words = JSON.stringify(before);
  if (words === JSON.stringify(after)) return;
  const known = await readLegalVersions(firestore, page);
  const name = versionName(day, new Set(known.map((version) => version.name)));
  const stored: StoredLegalVersion = { page, name, heldUntil, words };
  changes.create(versionReference(firestore, page, name), stored);
}

function versionReference(firestore: Firestore, page: LegalTextsName, name: string) {
  return firestore.collection(COLLECTIONS.legalVersions).doc(`${page}_${name}`);
}

/** The earlier versions of a legal text, those that held last first. */
export async function readLegalVersions(
  firestore: Firestore,
  page: LegalTextsName,
): Promise<LegalVersionNote[]> {
  const { docs } = await firestore
    .collection(COLLECTIONS.legalVersions)
    .where('page', '==', page)
    .select('name', 'heldUntil')
    .get();
  return docs
    .map((document) => noteOf(document.data() as StoredLegalVersion))
    .sort((a, b) => Date.parse(b.heldUntil) - Date.parse(a.heldUntil));
}

/** Undefined where there is none of that name. */
export async function readLegalVersion(
  firestore: Firestore,
  page: LegalTextsName,
  name: string,
): Promise<LegalVersion | undefined> {
  const document = await versionReference(firestore, page, name).get();
  const stored = document.data() as StoredLegalVersion | undefined;
  // Stored here, and never changed.
  return stored && { ...noteOf(stored), ...(JSON.parse(stored.words) as LegalWords) };
}

function noteOf({ name, heldUntil }: StoredLegalVersion): LegalVersionNote {
  return { name, heldUntil: readDate(heldUntil)?.toISOString() ?? '' };
}
