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
import { settingsQuery } from '@/shared/settings/use-settings';
import type { Renaming } from './entry';
import { taxonomyQuery } from './taxonomy-query';

/** How often a change is made again on what somebody else has stored meanwhile. */
const TRIES = 4;

/** What is done to sectors and locations, and then to what names them. */
export interface Doing {
  change: TaxonomyChange;
  /** What was done, in one sentence. */
  done: string;
  /** What says another name then, by what is stored after the change. */
  renamings?: (after: TaxonomyRecord) => readonly Renaming[];
}

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

  async function save(change: TaxonomyChange): Promise<TaxonomyRecord> {
    for (let left = TRIES; ; left -= 1) {
      const [before] = await queryClient.fetchQuery({ ...taxonomyQuery, staleTime: 0 });
      if (!before) throw new Error('The list of sectors and locations is missing');
      const { id: _id, version, ...fields } = before;
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
  async function run({ change, done, renamings }: Doing): Promise<boolean> {
    setProblem('');
    setIsSaving(true);
    try {
      const saved = await save(change);
      const renamed = await rename(renamings?.(saved) ?? []);
      announce(successToast(done), [
        {
          kind: 'taxonomy',
          id: TAXONOMY_ID,
          title: 'Sectors and locations',
          version: saved.version,
          undoKind: 'previous',
        },
        ...renamed,
      ]);
      return true;
    } catch (error) {
      setProblem(describeFailure(error));
      return false;
    } finally {
      setIsSaving(false);
      void refreshContent(queryClient, 'taxonomy');
      void queryClient.invalidateQueries({ queryKey: settingsQuery().queryKey });
      for (const path of ['/api/sectors', '/api/locations']) {
        void queryClient.invalidateQueries({ queryKey: [path] });
      }
    }
  }

  return {
    run,
    isSaving,
    problem,
    forget: () => setProblem(''),
    progress: bulk.run && bulk.isRunning ? bulk.run : undefined,
    stop: bulk.stop,
  };
}
