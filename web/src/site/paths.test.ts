import { allLandings } from '@torque-tide/domain/landings/job-landings';
import { landingPath } from '@torque-tide/domain/paths';
import { FIRST_TAXONOMY } from '@torque-tide/domain/taxonomy';
import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths } from './paths';
import { routes } from '@/site/routes';

test.each(['1042', 'a-study'])(
  'the addresses of the item "%s" are addresses of the router',
  (id) => {
    expect(matchPath(routes.job.pattern, paths.job(id))?.params).toEqual({ id });
    expect(matchPath(routes.caseStudy.pattern, paths.caseStudy(id))?.params).toEqual({ id });
  },
);

test.each(
  allLandings(FIRST_TAXONOMY).map((landing) => [landingPath(landing), landing.kind] as const),
)('%s is an address of the router', (path, kind) => {
  const { pattern } = { sector: routes.jobsBySector, location: routes.jobsByLocation }[kind];
  expect(matchPath(pattern, path)).not.toBeNull();
});

test('a filtered list is named in a search that its filters read', () => {
  expect(paths.jobsWith({ sector: 'EV Charging' })).toBe('/jobs?sector=EV+Charging');
});

test('a page with one address has a link by the name of its route, to a section too', () => {
  expect(paths.growth()).toBe('/growth');
  expect(paths.growth('pricing')).toBe('/growth#pricing');
});
