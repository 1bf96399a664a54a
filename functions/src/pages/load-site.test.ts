import { type LastKnownSettings, SITE_BUNDLE } from '@torque-tide/contract/site-renderer';
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
    });`,
  );
  writeFileSync(join(folder, SITE_BUNDLE.build), '{"shell":"empty","parts":{}}');
}

test('passes the build to the bundle, and tries again for the next visitor', async () => {
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const load = createSiteLoader(folder);
  await expect(load()).rejects.toThrow();
  writeSite();
  expect((await load()).shell({} as LastKnownSettings)).toBe('empty');
});
