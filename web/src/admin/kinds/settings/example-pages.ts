import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { landingsOf } from '@torque-tide/domain/landings/job-landings';
import { caseStudyPath, jobPath, landingPath } from '@torque-tide/domain/paths';
import { publicationState, type Visibility } from '@torque-tide/domain/publication';
import type { ItemPage, TextsDefinition } from '@torque-tide/domain/texts/text-rows';
import { joinNames } from '@/admin/text/names';
import { apiQuery } from '@/shared/api/api-query';
import { settingsQuery } from '@/shared/settings/use-settings';
import type { LookedAt, ShownPages } from '@/admin/page-preview/page-preview';

/** What items are called that have a page each. */
const NOUNS: Readonly<Record<ItemPage, { one: string; label: string; none: string }>> = {
  job: { one: 'job', label: 'Job', none: 'There is no page of an open job now.' },
  caseStudy: {
    one: 'case study',
    label: 'Case study',
    none: 'There is no page of a case study now.',
  },
  sector: { one: 'sector', label: 'Sector', none: 'There is no page of a sector now.' },
  location: { one: 'place', label: 'Place', none: 'There is no page of a place now.' },
};

/** 'the page of every sector and place' */
export function everyPageOf(kinds: readonly ItemPage[]): string {
  return `the page of every ${joinNames(kinds.map((kind) => NOUNS[kind].one))}`;
}

/** The page of one item, which stands for those of all. */
interface Example {
  path: string;
  name: string;
}

/** A page of each kind: that of the first item which visitors see, from where the texts stand. */
export function useExamplePages(
  { pages: kinds, place }: NonNullable<TextsDefinition['on']>,
  { isSeen, now }: Pick<LookedAt, 'isSeen' | 'now'>,
): ShownPages {
  const wants = (...some: ItemPage[]) => ({
    enabled: isSeen && some.some((kind) => kinds.includes(kind)),
  });
  const jobs = useQuery({ ...apiQuery('/api/jobs'), ...wants('job') });
  const studies = useQuery({ ...apiQuery('/api/case-studies'), ...wants('caseStudy') });
  const settings = useQuery({ ...settingsQuery(), ...wants('sector', 'location') });

  // Lists have all that is stored.
  const isLive = (item: Visibility) => publicationState(item, new Date(now)) === 'live';
  const found: Record<ItemPage, Found> = {
    job: findIn(jobs, (all) => {
      const job = all.find(isLive);
      return job && { path: jobPath(job.id), name: job.title };
    }),
    caseStudy: findIn(studies, (all) => {
      const study = all.find(isLive);
      return study && { path: caseStudyPath(study.id), name: study.title };
    }),
    sector: findIn(settings, ({ taxonomy }) => {
      const [sector] = landingsOf(taxonomy).sectors;
      return sector && { path: landingPath(sector), name: sector.name };
    }),
    location: findIn(settings, ({ taxonomy }) => {
      const [place] = landingsOf(taxonomy).locations;
      return place && { path: landingPath(place), name: place.name };
    }),
  };
  const all = kinds.map((kind) => ({ ...NOUNS[kind], ...found[kind] }));
  return {
    pages: Object.fromEntries(
      all.flatMap(({ label, example }) =>
        example ? [[`${example.path}#${place}`, `${label}: ${example.name}`]] : [],
      ),
    ),
    missing: all.flatMap(({ none, isKnown, example }) => (isKnown && !example ? [none] : [])),
    failure: all.find(({ failure }) => failure)?.failure,
    refresh: () => {
      for (const kind of kinds) found[kind].refresh();
    },
  };
}

interface Found {
  isKnown: boolean;
  example: Example | undefined;
  /** Why it is not known. */
  failure: Error | undefined;
  refresh: () => void;
}

function findIn<T>(read: UseQueryResult<T>, find: (data: T) => Example | undefined): Found {
  const { data, dataUpdatedAt, error, refetch } = read;
  const refresh = () => void refetch();
  // What stands in for the settings until they are answered says nothing of any page.
  if (data === undefined || dataUpdatedAt === 0) {
    return { isKnown: false, example: undefined, failure: error ?? undefined, refresh };
  }
  return { isKnown: true, example: find(data), failure: undefined, refresh };
}
