import { PUBLIC_ORIGIN } from '@torque-tide/domain/public-origin';
import { beforeAll, describe, expect, test } from 'vitest';
import { startHosting } from '../../scripts/hosting/hosting-server';
import { releaseConfig } from '../../scripts/hosting/release-config';
import { type EmulatorEnvironment, withFirestoreOf } from '../../scripts/lib/firestore';
import { demoIn } from '../../scripts/release/database';
import { askSite } from '../../scripts/release/site-facts';
import { emulatedSite } from './running-site';

/** Checks that emulators can't pass: their address isn't the public one, and saves show at once. */
const NOT_EMULATED = [
  'search engines may list the first page (no noindex)',
  'the CDN keeps content (s-maxage)',
];

/** The findings for a site without its headers and its function for pages. */
const BROKEN = [
  'releases show at once (no-cache)',
  'documents name the site’s own address as canonical',
  'security headers: content-security-policy, strict-transport-security, x-content-type-options, x-frame-options',
  ...NOT_EMULATED,
  'the sitemap lists the site’s own pages',
  'the feed of jobs is RSS',
];

let site: string;
beforeAll(async () => {
  site = await emulatedSite();
});

describe('check:release --site', () => {
  test('finds nothing wrong with a complete site', async () => {
    expect(await wrongAt(site)).toEqual(NOT_EMULATED.toSorted());
  });

  test('finds what is wrong with a broken one', async () => {
    const { hosting } = releaseConfig() as unknown as {
      hosting: { rewrites: { source: string }[] };
    };
    const broken = await startHosting({
      config: {
        ...hosting,
        headers: [],
        rewrites: hosting.rewrites.filter(({ source }) => source.startsWith('/api')),
      },
      functions: { api: site },
    });
    try {
      expect(await wrongAt(broken.url)).toEqual(BROKEN.toSorted());
    } finally {
      await broken.stop();
    }
  });
});

test('check:release finds the demo content and its account in a database', async () => {
  const found = await withFirestoreOf(process.env as EmulatorEnvironment, demoIn);
  expect(found.length).toBeGreaterThan(50);
  expect(found.some((what) => what.startsWith('The account admin'))).toBe(true);
});

async function wrongAt(url: string): Promise<string[]> {
  const facts = await askSite(url, PUBLIC_ORIGIN);
  return facts.flatMap(({ name, isRight }) => (isRight ? [] : [name])).toSorted();
}
