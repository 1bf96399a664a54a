import type { CaseStudy } from '@torque-tide/contract/case-studies';

/** Case studies whose title, description or sector holds the text, in any case. */
export function matchCaseStudies(studies: readonly CaseStudy[], search: string): CaseStudy[] {
  const needle = search.trim().toLowerCase();
  return studies.filter(({ title, description, sector }) =>
    [title, description, sector].some((text) => text.toLowerCase().includes(needle)),
  );
}
