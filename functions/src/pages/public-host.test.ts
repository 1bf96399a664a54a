import { brand } from '@torque-tide/domain/brand';
import { expect, test } from 'vitest';
import { isPublicHost } from './public-host';

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
  [{ host: 'project--preview-1a2b.web.app' }, false],
  [{ host, 'x-forwarded-host': 'project.web.app' }, false],
  [{ host: `${host}.evil.example` }, false],
  [{}, false],
])('%o is the public host: %s', (headers, expected) => {
  expect(isPublic(headers)).toBe(expected);
});
