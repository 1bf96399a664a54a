import {
  type LastKnownSettings,
  SITE_BUNDLE,
  type SiteContent,
} from '@torque-tide/contract/site-renderer';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSiteLoader } from './load-site';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function writeSite(): void {
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(folder, SITE_BUNDLE.entry),
    `export const createSiteRenderer = ({ shell }) => ({
      shell: () => shell,
      render: async (path) => ({ status: 200, html: path }),
    });`,
  );
  writeFileSync(join(folder, SITE_BUNDLE.build), '{"shell":"empty","parts":{}}');
}

test('passes the build to the bundle, and loads it once', async () => {
  writeSite();
  const load = createSiteLoader(folder);
  const [site, again] = await Promise.all([load(), load()]);
  expect(again).toBe(site);
  expect(site.shell({} as LastKnownSettings)).toBe('empty');
  expect((await site.render('/jobs', {} as SiteContent)).html).toBe('/jobs');
});

test('tries again for the next visitor', async () => {
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const load = createSiteLoader(folder);
  await expect(load()).rejects.toThrow();
  writeSite();
  expect((await load()).shell({} as LastKnownSettings)).toBe('empty');
});
