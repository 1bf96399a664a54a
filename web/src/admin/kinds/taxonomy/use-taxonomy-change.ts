import { useQueryClient } from '@tanstack/react-query';
import {
  TAXONOMY_ID,
  type TaxonomyFields,
  type TaxonomyRecord,
} from '@torque-tide/contract/taxonomy-record';
import type { TaxonomyChange } from '@torque-tide/domain/landings/edit-taxonomy';
import { useState } from 'react';
import { successToast, useAnnounce } from '@/admin/content/announce';
import { refreshContent } from '@/admin/content/content-mutations';
import type { ItemChange } from '@/admin/content/content-tools-context';
import { describeFailure } from '@/admin/requests/describe';
import { useRunBulk } from '@/admin/requests/run-bulk';
import { useWrite } from '@/admin/requests/use-write';
import { hasStatus } from '@/shared/api/api-error';
import { apiQuery } from '@/shared/api/api-query';
import { settingsQuery } from '@/shared/settings/use-settings';
import { type Entry, type EntryKey, type Naming, type Renaming, renamingsOf } from './entry';
import { entryIn } from './entry-form';

/** All sectors and locations, in the one item that there is of them. */
export const taxonomyQuery = apiQuery('/api/admin/taxonomy');

/** What of them is changed and not published, as the form of it reads it. */
export const pendingTaxonomyQuery = {
  ...apiQuery('/api/admin/pending/taxonomy/:id', { id: TAXONOMY_ID }),
  staleTime: 0,
};

export const TITLE = 'Sectors and locations';

/** How often a change is made again on what somebody else has stored meanwhile. */
const TRIES = 4;

/** What is done to sectors and locations, and then to what names them. */
export interface Doing {
  /** Left out where the list itself stays as it is. */
  change?: TaxonomyChange;
  /** What was done, in one sentence. */
  done: string;
  /** What says another name then, by what is stored after the change. */
  renamings?: (after: TaxonomyRecord) => readonly Renaming[];
  /** Where the list stays as it is: whether what is stored now was part of doing this. */
  isOwn?: (now: TaxonomyRecord) => boolean;
}

function areSame(a: Entry | undefined, b: Entry | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** What is to be changed for a sector by what is stored of it then. */
export const renamingsAfter =
  (id: string, naming: Naming): NonNullable<Doing['renamings']> =>
  (after) => {
    const sector = after.sectors.find((each) => each.id === id);
    return sector ? renamingsOf(sector, naming) : [];
  };

export type TaxonomyChanges = ReturnType<typeof useTaxonomyChange>;

/**
 * Changes sectors and locations: one write, made again on what is stored where somebody else was first.
 * What names them is changed item by item after that, and can be stopped: a page knows the names that its
 * sector had, so that nothing is missing from it meanwhile.
 */
export function useTaxonomyChange() {
  const queryClient = useQueryClient();
  const write = useWrite();
  const announce = useAnnounce();
  const bulk = useRunBulk<Renaming>();
  const [problem, setProblem] = useState('');
  const [isSaving, setIsSaving] = useState(false);

  async function readNow(): Promise<TaxonomyRecord> {
    const [record] = await queryClient.fetchQuery({ ...taxonomyQuery, staleTime: 0 });
    if (!record) throw new Error('The list of sectors and locations is missing');
    return record;
  }

  async function save(change: TaxonomyChange): Promise<TaxonomyRecord> {
    for (let left = TRIES; ; left -= 1) {
      const { id: _id, version, ...fields } = await readNow();
      const body: TaxonomyFields = change(fields);
      try {
        const call = { params: { id: TAXONOMY_ID }, body, ifVersion: version };
        return await write('taxonomy.update', call);
      } catch (error) {
        if (left <= 1 || !hasStatus(error, 412)) throw error;
      }
    }
  }

  async function rename(renamings: readonly Renaming[]): Promise<ItemChange[]> {
    const changes: ItemChange[] = [];
    await bulk.start(renamings, async ({ kind, id, title, body }) => {
      const { version } = await write(`${kind}.update`, { params: { id }, body });
      changes.push({ kind, id, title, version, undoKind: 'previous' });
    });
    for (const kind of new Set(renamings.map((each) => each.kind))) {
      void refreshContent(queryClient, kind);
    }
    return changes;
  }

  /** True when it was done. */
  async function run({ change, done, renamings, isOwn }: Doing): Promise<boolean> {
    setProblem('');
    setIsSaving(true);
    try {
      const after = change ? await save(change) : await readNow();
      const renamed = await rename(renamings?.(after) ?? []);
      const { version } = after;
      const own: ItemChange[] =
        (change ?? (renamed.length > 0 && isOwn?.(after)))
          ? [{ kind: 'taxonomy', id: TAXONOMY_ID, title: TITLE, version, undoKind: 'previous' }]
          : [];
      const changes = [...own, ...renamed];
      if (changes.length > 0) announce(successToast(done), changes);
      return true;
    } catch (error) {
      setProblem(describeFailure(error));
      return false;
    } finally {
      setIsSaving(false);
      refresh();
    }
  }

  /** What the pages know of sectors and locations is read again. */
  function refresh() {
    void refreshContent(queryClient, 'taxonomy');
    void queryClient.invalidateQueries({ queryKey: settingsQuery().queryKey });
    for (const path of ['/api/sectors', '/api/locations']) {
      void queryClient.invalidateQueries({ queryKey: [path] });
    }
  }

  return {
    run,
    /**
     * Changes what says a name that a sector had, item by item; nothing where nothing does.
     *
     * @param saved what a form has just stored: one Undo takes all of it back
     */
    followName: (key: EntryKey, naming: Naming, saved?: TaxonomyRecord): Promise<boolean> =>
      run({
        done: 'What said the old name says the new one.',
        renamings: renamingsAfter(key.id ?? '', naming),
        isOwn: ({ version, ...after }) =>
          version === saved?.version && areSame(entryIn(after, key), entryIn(saved, key)),
      }),
    isSaving,
    problem,
    forget: () => setProblem(''),
    progress: bulk.run && bulk.isRunning ? bulk.run : undefined,
    stop: bulk.stop,
  };
}
