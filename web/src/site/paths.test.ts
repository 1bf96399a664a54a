import { allLandings } from '@torque-tide/domain/landings/job-landings';
import { landingPath } from '@torque-tide/domain/paths';
import { FIRST_TAXONOMY } from '@torque-tide/domain/taxonomy';
import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths } from './paths';
import { routes } from '@/site/routes';

test.each(['1042', 'a-study'])('matches the addresses of item "%s" with a route', (id) => {
  expect(matchPath(routes.job.pattern, paths.job(id))?.params).toEqual({ id });
  expect(matchPath(routes.caseStudy.pattern, paths.caseStudy(id))?.params).toEqual({ id });
});

test.each(
  allLandings(FIRST_TAXONOMY).map((landing) => [landingPath(landing), landing.kind] as const),
)('matches %s with a route', (path, kind) => {
  const { pattern } = { sector: routes.jobsBySector, location: routes.jobsByLocation }[kind];
  expect(matchPath(pattern, path)).not.toBeNull();
});

test('writes filters that the list can read', () => {
  expect(paths.jobsWith({ sector: 'EV Charging' })).toBe('/jobs?sector=EV+Charging');
});

test('has a path for each plain route, also with a section', () => {
  expect(paths.growth()).toBe('/growth');
  expect(paths.growth('pricing')).toBe('/growth#pricing');
});
