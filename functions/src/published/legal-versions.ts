import type { LegalVersion, LegalVersionNote } from '@torque-tide/contract/texts';
import {
  isLegalTexts,
  isVersionName,
  type LegalTextsName,
} from '@torque-tide/domain/texts/legal-texts';
import type { Firestore } from '@google-cloud/firestore';
import { readLegalVersion, readLegalVersions } from '../kinds/legal-versions';
import type { Clock } from '../lib/clock';
import { createLimitedMap } from '../lib/limited-map';

/** Versions in memory, each as large as the text of its page. */
const VERSIONS_MAX = 50;
/** So long nobody looks again for a version that a list has not. */
const RENEWAL_MS = 10_000;

interface Dependencies {
  firestore: Firestore;
  clock: Clock;
  /** The text as it holds, the same object until it changes. */
  present: (page: LegalTextsName) => Promise<unknown>;
  /** Stores what the clock has made of texts and settings, so that what was before is kept. */
  settle: () => Promise<void>;
}

interface Known {
  /** The text that held when the list was read: whatever changes it adds to the list. */
  beside: unknown;
  list: LegalVersionNote[];
  readAt: number;
}

/** What legal texts said before, from memory: versions come with changes of the texts, and stay as they are. */
export function createLegalVersions({ firestore, clock, present, settle }: Dependencies) {
  const known = new Map<LegalTextsName, Known>();
  const versions = createLimitedMap<LegalVersion>(VERSIONS_MAX);

  async function listOf(page: LegalTextsName, isAnew = false): Promise<Known> {
    await settle();
    const beside = await present(page);
    const before = known.get(page);
    if (before && before.beside === beside && !isAnew) return before;
    const readAt = clock.now().getTime();
    const read = await readLegalVersions(firestore, page);
    const isSame = before && JSON.stringify(read) === JSON.stringify(before.list);
    const now = { beside, list: isSame ? before.list : read, readAt };
    known.set(page, now);
    return now;
  }

  async function isListed(page: LegalTextsName, name: string): Promise<boolean> {
    const has = ({ list }: Known) => list.some((version) => version.name === name);
    const first = await listOf(page);
    // Another instance may have shown it a moment ago.
    return (
      has(first) ||
      (clock.now().getTime() - first.readAt >= RENEWAL_MS && has(await listOf(page, true)))
    );
  }

  return {
    /** Those that held last first, the same array until there is another; undefined for no legal text. */
    list: async (page: string): Promise<LegalVersionNote[] | undefined> =>
      isLegalTexts(page) ? (await listOf(page)).list : undefined,
    /** Undefined where there is none; the same object while it is in memory. */
    find: async (page: string, name: string): Promise<LegalVersion | undefined> => {
      if (!isLegalTexts(page) || !isVersionName(name)) return undefined;
      const key = `${page} ${name}`;
      const before = versions.get(key);
      if (before) return before;
      if (!(await isListed(page, name))) return undefined;
      const version = await readLegalVersion(firestore, page, name);
      if (version) versions.set(key, version);
      return version;
    },
  };
}
