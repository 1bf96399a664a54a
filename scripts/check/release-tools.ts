import { PUBLIC_ORIGIN } from '@torque-tide/domain/public-origin';
import { readFileSync } from 'node:fs';
import type { Suite } from '../emulators/suite';
import { startHosting } from '../hosting/hosting-server';
import { withFirestoreOf } from '../lib/firestore';
import { demoIn } from '../release/database';
import { askSite } from '../release/site-facts';

/**
 * Of the facts of a deployed site those that emulators cannot have: their address is not the public one, and
 * what an editor saves is seen at once.
 */
const NOT_EMULATED = [
  'search engines may list the first page',
  'pages of content are made, and kept by the CDN',
];

/** What is wrong with a site that has lost its headers, and whose pages nobody makes. */
const BROKEN = [
  'a release is seen at once',
  'documents name the site’s own address',
  'security headers',
  ...NOT_EMULATED,
  'the sitemap lists the site’s own pages',
  'the feed of jobs',
];

/**
 * Tries what looks at a release on the emulators' site, which is whole, and on a copy of it that is
 * broken; and what looks for the demo on its content.
 *
 * @returns what was looked at, each with whether it was found as it is
 */
export async function checkReleaseTools({
  siteUrl,
  config,
  environment,
}: Pick<Suite, 'siteUrl' | 'config' | 'environment'>): Promise<[string, boolean][]> {
  const wrongAt = async (url: string) =>
    (await askSite(url, PUBLIC_ORIGIN)).filter(({ isRight }) => !isRight).map(({ name }) => name);
  const whole = await wrongAt(siteUrl);
  const { hosting } = JSON.parse(readFileSync(config, 'utf8')) as {
    hosting: { rewrites: { source: string }[] };
  };
  const broken = await startHosting({
    config: {
      ...hosting,
      headers: [],
      rewrites: hosting.rewrites.filter(({ source }) => source.startsWith('/api')),
    },
    functions: { api: siteUrl },
  });
  const wrong = await wrongAt(broken.url).finally(() => broken.stop());
  const found = await withFirestoreOf(environment, demoIn);
  return [
    [`the facts of a whole site are true (wrong: ${whole.join()})`, isSame(whole, NOT_EMULATED)],
    [`those of a broken one are not (wrong: ${wrong.join()})`, isSame(wrong, BROKEN)],
    [`the demo is found in its database (${found.length})`, found.length > 50],
    ['and its account', found.some((what) => what.startsWith('The account admin'))],
  ];
}

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.toSorted().join() === others.toSorted().join();
