import type { APIRequestContext } from '@playwright/test';
import { brand } from '@torque-tide/domain/brand';
import { FEED_PATHS } from '@torque-tide/domain/paths';
import { expect } from '../e2e/support/watched-page';
import { plainPaths } from '../../web/src/site/routes';

const FIRST = [
  ...plainPaths,
  ...Object.values(FEED_PATHS),
  '/jobs/saved',
  '/admin',
  '/no-such-page',
  '/robots.txt',
  '/.well-known/security.txt',
  '/site.webmanifest',
];

/** What stands at every address of a site: its pages, feeds and small files, and whatever these name. */
export async function* everyAddress(
  request: APIRequestContext,
): AsyncGenerator<{ path: string; text: string }> {
  const seen = new Set<string>();
  const waiting = [...FIRST];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const answer = await request.get(path);
    const text = await answer.text();
    yield { path, text };
    if (path === '/no-such-page') continue;
    expect([path, answer.status()]).toEqual([path, 200]);
    for (const [, found = ''] of text.matchAll(/(?:href|src|srcset|content)="([^"]+)"/g)) {
      const own = found.replace(brand.siteUrl, '');
      // Files of the build are looked through by themselves.
      if (/^\/(?!\/|assets\/)./.test(own)) waiting.push(own.split(/[#?]/)[0] ?? '/');
    }
  }
}
