import { HIRES_MAX, MONTHS_MAX } from '@torque-tide/contract/claims';
import { APPLICATION_PROBLEMS, PROBLEM_PARAM } from '@torque-tide/contract/application-choices';
import type { RouteName } from '@/site/routes';
import { PLAN_PARAMS, WHOLE } from '@/site/plan/plan-url';
import { openTab, sectorProfiles, TAB_PARAM } from '@/site/sectors/sector-profiles';

/**
 * The pages whose document depends on their search, each with a function that normalises it. Every
 * search makes a separate document, so there must be few.
 */
export const documentSearches: Partial<Record<RouteName, (search: string) => string>> = {
  growth: planSearch,
  sectors: tabSearch,
  apply: problemSearch,
  jobApply: problemSearch,
};

/** The upper limits of any price list. */
const LIMITS = [
  [PLAN_PARAMS.hiresPerMonth, HIRES_MAX],
  [PLAN_PARAMS.months, MONTHS_MAX],
] as const;

/** Leaves out the quoted price, because every number would make a document. */
function planSearch(search: string): string {
  const given = new URLSearchParams(search);
  const shown = new URLSearchParams();
  for (const [name, max] of LIMITS) {
    const text = given.get(name) ?? '';
    if (WHOLE.test(text)) shown.set(name, String(Math.min(max, Math.max(0, Number(text)))));
  }
  return shown.size === 0 ? '' : `?${shown}`;
}

/** The errors of a form that was sent without scripts. */
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
