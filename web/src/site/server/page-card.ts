import type { CaseStudy } from '@torque-tide/contract/case-studies';
import { caseStudyPath, jobPath } from '@torque-tide/domain/paths';
import { type CardWords, socialCardOf } from '@torque-tide/domain/seo/social-cards';
import type { SiteContent, SocialCard } from '@torque-tide/contract/site-renderer';
import { type JobArticleModel, toJobArticle } from '@/shared/content/job/job-article-model';
import { NO_SALARY } from '@/shared/content/job/job-view-model';
import type { RouteName } from '@/site/routes';
import { paths } from '@/site/paths';
import { PLAN_PARAMS, readPlan, writePlan } from '@/site/plan/plan-url';
import { type GrowthClaims, quote } from '@/site/plan/quote';
import { hiresPhrase, monthsPhrase, pounds } from '@/site/plan/quote-words';

type Find = (id: string, content: SiteContent, search: string) => Promise<CardWords | undefined>;

/** The pages with a picture of their own. Content that isn't public has none. */
const cards: Partial<Record<RouteName, Find>> = {
  job: async (id, content) => {
    const found = await content.job(id);
    return found?.state === 'open' ? jobCard(toJobArticle(found.job)) : undefined;
  },
  caseStudy: async (id, content) => {
    const found = await content.caseStudy(id);
    return found && caseStudyCard(found.caseStudy);
  },
  growth: async (_id, content, search) =>
    planCard(search, (await content.settings()).value.claims.growth),
};

/** Returns the words of a page's picture, if it has one. */
export async function pageCard(
  route: RouteName,
  ...[id, content, search]: Parameters<Find>
): Promise<SocialCard | undefined> {
  const words = await cards[route]?.(id, content, search);
  return words && socialCardOf(words, (await content.settings()).value.agency.name);
}

/** A job's place, title and pay. */
function jobCard({ id, tone, location, jobType, title, salary }: JobArticleModel): CardWords {
  return {
    address: jobPath(id),
    ground: tone === 'torque' ? 'future-mobility-job' : 'clean-energy-job',
    // Avoids repeating 'Remote'.
    label: [...new Set([location, jobType])].filter(Boolean).join(' · '),
    title,
    figures: salary === NO_SALARY ? [] : [{ value: salary }],
  };
}

/** A case study's client, and how fast it hired. */
function caseStudyCard({ id, sector, company, title, stats }: CaseStudy): CardWords {
  const { peopleHired, timeToHire } = stats;
  return {
    address: caseStudyPath(id),
    ground: 'case-study',
    label: [sector, company].filter(Boolean).join(' · '),
    title,
    figures: [
      ...(peopleHired === undefined ? [] : [{ value: String(peopleHired), label: 'hired' }]),
      ...(timeToHire ? [{ value: timeToHire, label: 'to hire' }] : []),
    ],
  };
}

/** Returns the words of a plan's picture; undefined if the search names no plan. */
function planCard(search: string, growth: GrowthClaims): CardWords | undefined {
  const params = new URLSearchParams(search);
  if (!params.has(PLAN_PARAMS.hiresPerMonth) && !params.has(PLAN_PARAMS.months)) return undefined;
  const { hiresPerMonth, months } = readPlan(search, growth);
  const result = quote({ hiresPerMonth, months }, growth);
  return {
    address: `${paths.growth()}${writePlan('', { hiresPerMonth, months })}`,
    ground: 'growth',
    label: 'Growth, by subscription',
    title: `${hiresPhrase(hiresPerMonth, growth)} for ${monthsPhrase(months)}`,
    figures:
      result.kind === 'custom'
        ? [{ value: 'Custom quote' }]
        : [
            { value: pounds(result.monthlyCost), label: 'a month' },
            ...(result.savingsPercent > 0
              ? [{ value: `${result.savingsPercent}%`, label: 'saved' }]
              : []),
          ],
  };
}
