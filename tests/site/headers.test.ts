import {
  API_HEADERS,
  DATA_HEADERS,
  DOCUMENT_HEADERS,
  PASTE_POLICY,
} from '@torque-tide/contract/http-headers';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { caseStudyPath, jobPath } from '@torque-tide/domain/paths';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minimatch } from 'minimatch';
import { beforeAll, describe, expect, test } from 'vitest';
import { missingProtections, parsePolicy } from '../../functions/tests/support/safe-headers';
import { releaseConfig } from '../../scripts/hosting/release-config';
import { caseStudies, openJobs, publicFolder, readServed, renderer } from './built-site';

const { hosting } = releaseConfig();
const FIREBASE = ['identitytoolkit', 'securetoken', 'firestore'].map(
  (service) => `https://${service}.googleapis.com`,
);

/** Returns Hosting's headers for a file; the last of several rules wins. */
function hostingHeaders(path: string): Headers {
  const rules = hosting.headers.filter(({ source }) => minimatch(path, source));
  const headers = new Headers();
  for (const { key, value } of rules.flatMap((rule) => rule.headers)) headers.set(key, value);
  return headers;
}

/** A page of each kind; what differs within a kind is its texts. */
const served = [
  '/',
  '/jobs',
  '/growth',
  '/sectors',
  '/privacy-policy',
  jobPath(openJobs[0]?.id ?? ''),
  caseStudyPath(caseStudies[0]?.id ?? ''),
  '/no-such-page',
];

interface Kind {
  name: string;
  headers: Headers;
  raw: () => Promise<string> | string;
}

const documents: Kind[] = [
  ...served.map((path) => ({
    name: `served: ${path}`,
    headers: new Headers(DOCUMENT_HEADERS),
    raw: async () => (await readServed(path)).raw,
  })),
  {
    name: 'served, without content',
    headers: new Headers(DOCUMENT_HEADERS),
    raw: () => renderer.shell({ value: FIRST_SETTINGS, isStandIn: true }),
  },
  {
    name: 'written: /admin',
    headers: hostingHeaders('/admin'),
    raw: () => readFileSync(join(publicFolder, 'admin.html'), 'utf8'),
  },
];

describe.each(documents)('a document, $name', ({ name, headers, raw }) => {
  const isAdmin = name.includes('/admin');
  let text: string;
  let page: Document;
  /** The policies of the document itself. */
  let policies: string[];
  beforeAll(async () => {
    text = await raw();
    page = new DOMParser().parseFromString(text, 'text/html');
    const metas = page.querySelectorAll('meta[http-equiv="Content-Security-Policy"]');
    policies = [...metas].map((meta) => meta.getAttribute('content') ?? '');
  });

  test('has every protection, and declares its charset and policy first', () => {
    expect(missingProtections(headers, policies)).toEqual([]);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(text).toMatch(/<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/);
    expect(Buffer.from(text).indexOf('charset')).toBeLessThan(1_024);
  });

  test('allows nothing unsafe, and connects to the site alone, or to Firebase as admin', () => {
    expect(policies).toHaveLength(1);
    for (const each of [...policies, headers.get('content-security-policy') ?? '']) {
      expect(each).not.toMatch(/unsafe|http:|\*/);
      const policy = parsePolicy(each);
      expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
      expect(policy.get('trusted-types')).toEqual([isAdmin ? PASTE_POLICY : "'none'"]);
      expect(policy.get('connect-src')).toEqual(["'self'", ...(isAdmin ? FIREBASE : [])]);
    }
  });

  test('allows each of its inline styles by hash', () => {
    const styles = [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
    expect(styles.length).toBeGreaterThan(0);
    for (const css of styles) {
      const hash = createHash('sha256')
        .update(css ?? '')
        .digest('base64');
      expect(policies[0]).toContain(`'sha256-${hash}'`);
    }
    expect(page.querySelectorAll('[style]')).toHaveLength(0);
  });
});

test.each([
  ['an answer of the API', API_HEADERS],
  ['a feed, a redirection or an error', DATA_HEADERS],
])('%s has every protection', (_, headers) => {
  expect(missingProtections(new Headers(headers))).toEqual([]);
});

test('a picture may be embedded elsewhere, for previews', () => {
  const headers = hostingHeaders('/social/home.png');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(missingProtections(headers)).toEqual(['nothing by default']);
});

test('no document of the site is a file, which would keep the state of the build', () => {
  const documents = readdirSync(publicFolder).filter((name) => name.endsWith('.html'));
  expect(documents).toEqual(['admin.html']);
});

test('browsers keep each file of the build for a year, but not a missing one', () => {
  const cacheOf = (name: string) => hostingHeaders(`/assets/${name}`).get('cache-control');
  const files = readdirSync(join(publicFolder, 'assets')).filter((name) => !name.endsWith('.map'));
  expect(files.length).toBeGreaterThan(50);
  for (const name of files) expect(cacheOf(name)).toBe('public, max-age=31536000, immutable');
  for (const name of ['boot-ABCDEFGH.js', `more/${files[0]}`, `${files[0]}x`, '']) {
    expect(cacheOf(name)).toBe('no-cache');
  }
});
