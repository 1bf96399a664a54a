import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import { filterJobs, type JobFilters, type JobIndex } from '@torque-tide/domain/jobs/job-filter';
import type {
  JobSearchResult,
  searchJobs as SearchJobs,
} from '@torque-tide/domain/jobs/search-jobs';
import type { Gazetteer } from '@torque-tide/domain/places/gazetteer';
import { useEffect, useMemo, useState } from 'react';
import { loadChunk } from '@/shared/ui/errors/load-chunk';

interface Engine {
  searchJobs: typeof SearchJobs;
  loadGazetteer: () => Promise<Gazetteer>;
}

/** Kept, so that Back shows results at once. */
let loadedEngine: Engine | undefined;
let loadedGazetteer: Gazetteer | undefined;

/**
 * Returns a search's results. The search engine loads with the first search that needs it; until
 * then, or if it can't be loaded, only the specified filters apply.
 */
export function useJobSearch(
  index: JobIndex,
  filters: JobFilters,
): JobSearchResult<ListedJob> & { isComing: boolean } {
  const mayNamePlace = filters.text.trim() !== '' || filters.near !== '';
  const isWanted = mayNamePlace || filters.sort !== '';
  const [loaded, setLoaded] = useState({ engine: loadedEngine, gazetteer: loadedGazetteer });
  const [hasFailed, setHasFailed] = useState(false);
  const needsEngine = isWanted && !loaded.engine;
  const needsGazetteer = mayNamePlace && !loaded.gazetteer;

  useEffect(() => {
    if (!needsEngine && !needsGazetteer) return;
    load(needsGazetteer).then(setLoaded, () => setHasFailed(true));
  }, [needsEngine, needsGazetteer]);

  const { engine, gazetteer } = loaded;
  const result = useMemo(
    () =>
      engine && isWanted
        ? engine.searchJobs(index, filters, gazetteer)
        : { jobs: filterJobs(index, filters) },
    [engine, gazetteer, index, filters, isWanted],
  );
  return { ...result, isComing: !hasFailed && (needsEngine || needsGazetteer) };
}

async function load(withGazetteer: boolean) {
  const engine = await loadChunk(() => import('./search-engine'));
  loadedEngine = engine;
  if (withGazetteer) loadedGazetteer = await loadChunk(engine.loadGazetteer);
  return { engine: loadedEngine, gazetteer: loadedGazetteer };
}
