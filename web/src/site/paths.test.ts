import { allLandings } from '@torque-tide/domain/landings/job-landings';
import { landingPath } from '@torque-tide/domain/paths';
import { FIRST_TAXONOMY } from '@torque-tide/domain/taxonomy';
import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths } from './paths';
import { routes } from '@/site/routes';

test('matches the addresses of items and landing pages with routes', () => {
  const params = { id: 'a-study' };
  expect(matchPath(routes.job.pattern, paths.job(params.id))?.params).toEqual(params);
  expect(matchPath(routes.caseStudy.pattern, paths.caseStudy(params.id))?.params).toEqual(params);
  const patterns = {
    sector: routes.jobsBySector.pattern,
    location: routes.jobsByLocation.pattern,
  };
  for (const landing of allLandings(FIRST_TAXONOMY)) {
    expect(matchPath(patterns[landing.kind], landingPath(landing))).not.toBeNull();
  }
});

test('writes filters that the list can read, and sections of a page', () => {
  expect(paths.jobsWith({ sector: 'EV Charging' })).toBe('/jobs?sector=EV+Charging');
  expect(paths.growth()).toBe('/growth');
  expect(paths.growth('pricing')).toBe('/growth#pricing');
});
