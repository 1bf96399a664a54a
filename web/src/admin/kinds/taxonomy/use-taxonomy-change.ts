import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  TAXONOMY_ID,
  type TaxonomyFields,
  type TaxonomyRecord,
} from '@torque-tide/contract/taxonomy-record';
import type { TaxonomyChange } from '@torque-tide/domain/landings/edit-taxonomy';
import { successToast, useAnnounce } from '@/admin/content/announce';
import { refreshContent } from '@/admin/content/content-mutations';
import type { ItemChange } from '@/admin/content/content-tools-context';
import { readAtOnce, useWrite } from '@/admin/requests/use-write';
import { useRunBulk } from '@/admin/requests/run-bulk';
import { hasStatus } from '@/shared/api/api-error';
import { apiQuery } from '@/shared/api/api-query';
import { type EntryKey, entryIn, type Naming, type Renaming, renamingsOf, TAXONOMY } from './entry';

/** All sectors and locations, in the one item that there is of them. */
export const taxonomyQuery = apiQuery('/api/admin/taxonomy');

/** How often a change is made again on what somebody else has stored meanwhile. */
const TRIES = 4;

/** What is done to sectors and locations, and then to what names them. */
export interface Doing {
  /** Left out where the list itself stays as it is. */
  change?: TaxonomyChange;
  /** What it was asked of. */
  about: EntryKey;
  /** What was done, in one sentence. */
  done: string;
  /** The sector whose name is given to all that says one which it had. */
  named?: EntryKey;
  /** Where the list stays as it is: what a form has just stored of it, so that one Undo takes all back. */
  saved?: TaxonomyRecord;
}

/** Gives a sector's name to all that says one which it had; nothing is told where nothing does. */
export function followName(named: EntryKey, saved?: TaxonomyRecord): Doing {
  const done = 'What said the old name says the new one.';
  return { about: named, done, named, ...(saved ? { saved } : {}) };
}

const MUTATION_KEY = ['change of the taxonomy'];

export type TaxonomyChanges = ReturnType<typeof useTaxonomyChange>;

/**
 * Changes sectors and locations: one write, made again on what is stored where somebody else was first.
 * What names them is changed item by item after that, and can be stopped: a page knows the names that its
 * sector had, so that nothing is missing from it meanwhile.
 */
export function useTaxonomyChange(naming: Naming | undefined) {
  const queryClient = useQueryClient();
  const write = useWrite();
  const announce = useAnnounce();
  const bulk = useRunBulk<Renaming>();

  async function readNow(): Promise<TaxonomyRecord> {
    const [record] = await readAtOnce(queryClient, taxonomyQuery);
    if (!record) throw new Error('The list of sectors and locations is missing');
    return record;
  }

  /** Stores a change, and shows it at once: the next one is made of what is seen. */
  async function save(change: TaxonomyChange) {
    for (let left = TRIES; ; left -= 1) {
      const before = await readNow();
      const { id: _id, version, ...fields } = before;
      const body = change(fields);
      // It cannot go further, or somebody else has done it.
      if (body === fields) return { after: before, isChanged: false };
      const call = { params: { id: TAXONOMY_ID }, body, ifVersion: version };
      try {
        const saved = await write('taxonomy.update', call);
        queryClient.setQueryData(taxonomyQuery.queryKey, [saved]);
        return { after: saved, isChanged: true };
      } catch (error) {
        if (left <= 1 || !hasStatus(error, 412)) throw error;
      }
    }
  }

  async function rename(renamings: readonly Renaming[]): Promise<ItemChange[]> {
    const changes: ItemChange[] = [];
    await bulk.start(renamings, async ({ kind, id, title, body, ifVersion }) => {
      const { version } = await write(`${kind}.update`, { params: { id }, body, ifVersion });
      changes.push({ kind, id, title, version, undoKind: 'previous' });
    });
    for (const kind of new Set(renamings.map((each) => each.kind))) {
      void refreshContent(queryClient, kind);
    }
    return changes;
  }

  const mutation = useMutation({
    mutationKey: MUTATION_KEY,
    // One after the other: the next one is made of what the one before leaves.
    scope: { id: 'taxonomy' },
    mutationFn: async ({ change, named, saved }: Doing): Promise<ItemChange[]> => {
      const { after, isChanged } = change
        ? await save(change)
        : { after: await readNow(), isChanged: false };
      const entryOf = (fields: TaxonomyFields) => named && entryIn(fields, named);
      const entry = entryOf(after);
      const renamings = naming && entry?.kind === 'sector' ? renamingsOf(entry, naming) : [];
      const renamed = await rename(renamings);
      const isStill =
        saved?.version === after.version &&
        JSON.stringify(entryOf(saved)) === JSON.stringify(entry);
      return isChanged || (isStill && renamed.length > 0)
        ? [{ ...TAXONOMY, version: after.version, undoKind: 'previous' }, ...renamed]
        : renamed;
    },
    onSuccess: (changes, { done }) => {
      if (changes.length > 0) announce(successToast(done), changes);
    },
    onSettled: () => {
      // What the pages know of sectors and locations is read again.
      void refreshContent(queryClient, 'taxonomy');
      for (const path of ['/api/settings', '/api/sectors', '/api/locations']) {
        void queryClient.invalidateQueries({ queryKey: [path] });
      }
    },
  });
  const { variables, error, isSuccess } = mutation;
  return {
    ...mutation,
    /** At whose card it is told how the last change ended: one that took the name may be there alone. */
    toldAt: error ? variables?.about : (variables?.named ?? variables?.about),
    /** Also where it was begun since this was last drawn. */
    isBusy: () => queryClient.isMutating({ mutationKey: MUTATION_KEY }) > 0,
    progress: bulk.run && bulk.isRunning ? bulk.run : undefined,
    stop: bulk.stop,
    /** What should have been given another name in the last run, and was not. */
    failed: (isSuccess && bulk.run?.result?.failed) || [],
  };
}
