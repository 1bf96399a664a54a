import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { landingsOf } from '@torque-tide/domain/landings/job-landings';
import { caseStudyPath, jobPath, landingPath } from '@torque-tide/domain/paths';
import { publicationState, type Visibility } from '@torque-tide/domain/publication';
import type { ItemPage, TextsDefinition } from '@torque-tide/domain/texts/text-rows';
import { joinNames } from '@/admin/text/format';
import { apiQuery } from '@/shared/api/api-query';
import { settingsQuery } from '@/shared/settings/use-settings';
import type { LookedAt, ShownPages } from '@/admin/content/define-content';

/** The words for items with a page each. */
const NOUNS: Readonly<Record<ItemPage, { one: string; label: string; any: string }>> = {
  job: { one: 'job', label: 'Job', any: 'an open job' },
  caseStudy: { one: 'case study', label: 'Case study', any: 'a case study' },
  sector: { one: 'sector', label: 'Sector', any: 'a sector' },
  location: { one: 'place', label: 'Place', any: 'a place' },
};

/** 'the page of every sector and place' */
export function everyPageOf(kinds: readonly ItemPage[]): string {
  return `the page of every ${joinNames(kinds.map((kind) => NOUNS[kind].one))}`;
}

/**
 * Returns an example page for each kind: that of the first item that visitors see, scrolled to the
 * texts.
 */
export function useExamplePages(
  { pages: kinds, place }: NonNullable<TextsDefinition['on']>,
  { isSeen, now }: Pick<LookedAt, 'isSeen' | 'now'>,
): Required<ShownPages> {
  const wants = (...some: ItemPage[]) => ({
    enabled: isSeen && some.some((kind) => kinds.includes(kind)),
  });
  const jobs = useQuery({ ...apiQuery('/api/jobs'), ...wants('job') });
  const studies = useQuery({ ...apiQuery('/api/case-studies'), ...wants('caseStudy') });
  const settings = useQuery({
    ...settingsQuery(),
    ...wants('sector', 'location'),
    select: ({ taxonomy }) => landingsOf(taxonomy),
  });

  // Lists include unpublished items.
  const isLive = (item: Visibility) => publicationState(item, new Date(now)) === 'live';
  const job = jobs.data?.find(isLive);
  const study = studies.data?.find(isLive);
  const [sector] = settings.data?.sectors ?? [];
  const [location] = settings.data?.locations ?? [];
  const examples: Record<ItemPage, Example> = {
    job: { read: jobs, path: job && jobPath(job.id), name: job?.title },
    caseStudy: { read: studies, path: study && caseStudyPath(study.id), name: study?.title },
    sector: { read: settings, path: sector && landingPath(sector), name: sector?.name },
    location: { read: settings, path: location && landingPath(location), name: location?.name },
  };
  const all = kinds.map((kind) => ({ ...NOUNS[kind], ...examples[kind] }));
  return {
    pages: Object.fromEntries(
      all.flatMap(({ label, path, name }) =>
        path === undefined ? [] : [[`${path}#${place}`, `${label}: ${name}`]],
      ),
    ),
    missing: all.flatMap(({ any, path, read }) => {
      if (path !== undefined) return [];
      // What stands in for the settings until they are answered says nothing of any page.
      if (read.dataUpdatedAt > 0) return `There is no page of ${any} now.`;
      return read.isError ? `The page of ${any} could not be loaded.` : [];
    }),
  };
}

/** An item's page as an example of all such pages; without a path if there is no item. */
interface Example {
  read: UseQueryResult;
  path: string | undefined;
  name: string | undefined;
}
