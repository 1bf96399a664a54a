import type { RouteName } from '@/site/routes';
import { planSearch } from '@/site/plan/plan-url';
import { tabSearch } from '@/site/sectors/sector-profiles';

/**
 * Pages whose document shows what their search says. Each writes it in one way and has few of them: any
 * search makes a document of its own.
 */
export const documentSearches: Partial<Record<RouteName, (search: string) => string>> = {
  growth: planSearch,
  sectors: tabSearch,
};
