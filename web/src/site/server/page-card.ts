import { type CardWords, socialCardOf } from '@torque-tide/domain/seo/social-cards';
import type { SiteContent, SocialCard } from '@torque-tide/contract/site-renderer';
import { toJobArticle } from '@/shared/content/job/job-article-model';
import { caseStudyCard, jobCard } from './item-cards';
import { planCard } from '@/site/plan/plan-card';
import type { RouteName } from '@/site/routes';

type Find = (id: string, content: SiteContent, search: string) => Promise<CardWords | undefined>;

/** Pages with a picture of their own, as each gives it to `PageHead`. What isn't public has none. */
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

/** Returns the card of the page of a route, as `PageHead` names its picture. */
export async function pageCard(
  route: RouteName,
  ...[id, content, search]: Parameters<Find>
): Promise<SocialCard | undefined> {
  const words = await cards[route]?.(id, content, search);
  return words && socialCardOf(words, (await content.settings()).value.agency.name);
}
