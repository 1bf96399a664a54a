import { expect, test } from 'vitest';
import { meantPath } from './meant-path';

test.each([
  ['/jobs/1042.', '/jobs/1042'],
  ['/jobs/1042%E2%80%9D).', '/jobs/1042'],
  ['/jobs/1042%20', '/jobs/1042'],
  ['/jobs/1042.&fbclid=x', '/jobs/1042'],
  ['/JOBS/1042', '/jobs/1042'],
  ['/job/1042', '/jobs/1042'],
  ['/Case-Studies/Wind-Farm,', '/case-study/wind-farm'],
])('%s means %s', (path, meant) => {
  expect(meantPath(path)).toBe(meant);
});

test.each(['/', '/jobs.', '/About', '/.env', '/jobs/a%2Fb', '/jobs/1042.html', '/jobs/1042-a'])(
  '%s means no item',
  (path) => {
    expect(meantPath(path)).toBeUndefined();
  },
);
