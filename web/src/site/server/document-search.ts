import { HIRES_MAX, MONTHS_MAX } from '@torque-tide/contract/claims';
import { APPLICATION_PROBLEMS, PROBLEM_PARAM } from '@torque-tide/contract/application-choices';
import type { RouteName } from '@/site/routes';
import { PLAN_PARAMS, WHOLE } from '@/site/plan/plan-url';
import { openTab, sectorProfiles, TAB_PARAM } from '@/site/sectors/sector-profiles';

/**
 * Pages whose document shows what their search says. Each writes it in one way and has few of them: any
 * search makes a document of its own.
 */
export const documentSearches: Partial<Record<RouteName, (search: string) => string>> = {
  growth: planSearch,
  sectors: tabSearch,
  apply: problemSearch,
  jobApply: problemSearch,
};

/** The most that any price list offers. */
const LIMITS = [
  [PLAN_PARAMS.hiresPerMonth, HIRES_MAX],
  [PLAN_PARAMS.months, MONTHS_MAX],
] as const;

/** Without the price that a link was made with, since that would make a document of every number. */
function planSearch(search: string): string {
  const given = new URLSearchParams(search);
  const shown = new URLSearchParams();
  for (const [name, max] of LIMITS) {
    const text = given.get(name) ?? '';
    if (WHOLE.test(text)) shown.set(name, String(Math.min(max, Math.max(0, Number(text)))));
  }
  return shown.size === 0 ? '' : `?${shown}`;
}

/** What was wrong with a form that was sent without scripts. */
function problemSearch(search: string): string {
  const named = new URLSearchParams(search).get(PROBLEM_PARAM) ?? '';
  const known = Object.keys(APPLICATION_PROBLEMS);
  const problems = known.filter((problem) => named.split('.').includes(problem));
  return problems.length === 0 ? '' : `?${PROBLEM_PARAM}=${problems.join('.')}`;
}

function tabSearch(search: string): string {
  const { id } = openTab(search);
  return id === sectorProfiles[0].id ? '' : `?${TAB_PARAM}=${id}`;
}
