import { JOB_LANDINGS } from '@torque-tide/contract/job-landings';
import { caseStudyPath, jobPath, landingPath } from '@torque-tide/contract/site-paths';
import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths, patterns } from './paths';

test.each(['1042', 'a b/c'])('links to the item "%s" lead to its canonical address', (id) => {
  expect(paths.job(id)).toBe(jobPath(id));
  expect(paths.caseStudy(id)).toBe(caseStudyPath(id));
});

test.each(JOB_LANDINGS.map((landing) => [landingPath(landing), landing.kind] as const))(
  '%s is an address of the router',
  (path, kind) => {
    const pattern = { sector: patterns.jobsBySector, location: patterns.jobsByLocation }[kind];
    expect(matchPath(pattern, path)).not.toBeNull();
  },
);

test('a filtered list is named in a search that its filters read', () => {
  expect(paths.jobsWith({ sector: 'EV Charging' })).toBe('/jobs?sector=EV+Charging');
});
