import { expect, test } from 'vitest';
import { canonicalPath, isPublicHost } from './addresses';
import { brand } from '@torque-tide/domain/brand';

test.each([
  ['/jobs/', '/jobs'],
  ['/jobs/1001//', '/jobs/1001'],
  ['/jobs/%31044', '/jobs/1044'],
  ['/case-study/a%2db%5Fc%7ed', '/case-study/a-b_c~d'],
])('%s is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
  expect(canonicalPath(canonical)).toBe(canonical);
});

test.each(['/', '//', '/jobs', '/jobs/a%2Fb', '/jobs/%2E%2e', '/jobs/%C3%BC', '/jobs/%25'])(
  '%s stays as it is',
  (path) => {
    expect(canonicalPath(path)).toBe(path);
  },
);

const { host } = new URL(brand.siteUrl);
const isPublic = (headers: Record<string, string>) =>
  isPublicHost({
    get: ((name: string) => headers[name]) as Parameters<typeof isPublicHost>[0]['get'],
  });

test.each([
  [{ host }, true],
  [{ host: host.toUpperCase() }, true],
  [{ host: 'pages-abc.run.app', 'x-forwarded-host': host }, true],
  [{ host: 'pages-abc.run.app', 'x-forwarded-host': `${host}, proxy.example` }, true],
  [{ host, 'x-forwarded-host': 'project.web.app' }, false],
  [{ host: `${host}.evil.example` }, false],
  [{}, false],
])('%o is the public host: %s', (headers, expected) => {
  expect(isPublic(headers)).toBe(expected);
});
