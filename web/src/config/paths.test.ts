import { JOB_LANDINGS, SECTOR_LANDINGS } from '@torque-tide/contract/job-landings';
import { caseStudyPath, jobPath, landingPath } from '@torque-tide/contract/site-paths';
import { expect, test } from 'vitest';
import { paths } from './paths';

test.each(['1042', 'a b/c'])('links to the item "%s" lead to its canonical address', (id) => {
  expect(paths.job(id)).toBe(jobPath(id));
  expect(paths.caseStudy(id)).toBe(caseStudyPath(id));
});

test('links to landing pages lead to their canonical address', () => {
  expect(SECTOR_LANDINGS.length).toBeGreaterThan(0);
  for (const landing of JOB_LANDINGS) {
    const linkTo = landing.kind === 'sector' ? paths.jobsBySector : paths.jobsByLocation;
    expect(linkTo(landing.slug)).toBe(landingPath(landing));
  }
});

test('a filtered list is named in a search that its filters read', () => {
  expect(paths.jobsWith({ sector: 'EV Charging' })).toBe('/jobs?sector=EV+Charging');
});
