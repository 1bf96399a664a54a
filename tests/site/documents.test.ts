import { brand } from '@torque-tide/domain/brand';
import { allLandings } from '@torque-tide/domain/landings/job-landings';
import { FIRST_TAXONOMY } from '@torque-tide/domain/taxonomy';
import { jobsOfLanding } from '@torque-tide/domain/jobs/jobs-of-landing';
import { jobFactsOf } from '@torque-tide/domain/jobs/job-facts';
import { publishJob } from '@torque-tide/domain/jobs/published-job';
import {
  applyPath,
  ADMIN_PATHS,
  caseStudyPath,
  FEED_PATHS,
  MANIFEST_PATH,
  jobPath,
  landingPath,
} from '@torque-tide/domain/paths';
import type { JsonLd } from '@torque-tide/domain/seo/structured-data';
import { SOCIAL_FOLDER } from '@torque-tide/domain/seo/social-cards';
import { brokenJobPostingRules } from '@torque-tide/domain/test/job-posting-rules';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoPicturesFolder } from '../../scripts/lib/repository';
import { DOCUMENT_HEADERS } from '@torque-tide/contract/http-headers';
import { plainPaths, routes } from '../../web/src/site/routes';
import { caseStudies, openJobs, publicFolder, readAdmin, readServed } from './built-site';
import { charactersOf } from './font-characters';

const now = new Date();
/** The folder that Hosting serves, and the demo content's pictures. */
const pictureFolders = [publicFolder, demoPicturesFolder];
const landings = allLandings(FIRST_TAXONOMY);
const openLandings = landings.filter((landing) => jobsOfLanding(landing, openJobs, now).length > 0);
const listPaths = ['/', '/about', '/jobs', '/case-studies'];
/** Pages with texts and settings only; other pages depend on content. */
const textPaths = plainPaths.filter((path) => !listPaths.includes(path));
const contentPaths = [
  ...listPaths,
  ...openJobs.map(({ id }) => jobPath(id)),
  ...caseStudies.map(({ id }) => caseStudyPath(id)),
  ...openLandings.map(landingPath),
];

/** Items with and without each field: pages differ in what they show, not in its words. */
function varied<T extends object>(items: readonly T[]): T[] {
  const fields = new Set(items.flatMap((item) => Object.keys(item)));
  const chosen = [...fields].flatMap((field) =>
    [true, false].map((isThere) => items.find((item) => field in item === isThere)),
  );
  return [...new Set(chosen)].filter((item) => item !== undefined);
}

const readPaths = [
  ...textPaths,
  ...listPaths,
  ...varied(openJobs).map(({ id }) => jobPath(id)),
  ...varied(caseStudies).map(({ id }) => caseStudyPath(id)),
  ...['sector', 'location'].flatMap((kind) => {
    const landing = openLandings.find((each) => each.kind === kind);
    return landing ? [landingPath(landing)] : [];
  }),
];

const metaOf = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

function structuredDataOf(page: Document): JsonLd[] {
  return [...page.querySelectorAll('script[type="application/ld+json"]')].map(
    (element) => JSON.parse(element.textContent) as JsonLd,
  );
}

const textOf = (element: Element | null) => element?.textContent.replace(/\s+/g, ' ').trim() ?? '';

describe.each(readPaths)('the raw document of %s', (path) => {
  let status: number;
  let raw: string;
  let page: Document;
  beforeAll(async () => {
    ({ status, raw, page } = await readServed(path));
  });

  test('has its head, its heading, its text and no loading message', () => {
    const address = `${brand.siteUrl}${path}`;
    expect(status).toBe(200);
    expect(raw).toMatch(/^<!doctype html>/i);
    expect(page.documentElement.lang).toBe('en');
    expect(page.querySelectorAll('title')).toHaveLength(1);
    expect(page.title).toContain(brand.name);
    expect(page.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    expect(metaOf(page, 'description')?.length).toBeGreaterThan(40);
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(address);
    expect(metaOf(page, 'robots')).toBeUndefined();
    expect(metaOf(page, 'og:title')).toBe(page.title);
    expect(metaOf(page, 'og:url')).toBe(address);
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
    expect(metaOf(page, 'og:image:alt')).toMatch(/\w+ \w+/);
    expect(metaOf(page, 'og:image:alt')).not.toContain(brand.name);
    expect(metaOf(page, 'og:image:width')).toBe('1200');
    expect(metaOf(page, 'og:image:height')).toBe('630');
    const image = new URL(metaOf(page, 'og:image') ?? '');
    expect(image.origin).toBe(new URL(brand.siteUrl).origin);
    // Jobs and case studies have a picture drawn on request; every other page has a file.
    const isDrawn = image.pathname.startsWith(`${SOCIAL_FOLDER}${path}/`);
    expect(isDrawn || existsSync(join(publicFolder, image.pathname))).toBe(true);
    const isItem = /^\/(?:jobs\/(?!saved|sector|location)|case-study\/)./.test(path);
    expect(isDrawn).toBe(isItem);

    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(textOf(page.querySelector('main')).length).toBeGreaterThan(300);
    for (const node of structuredDataOf(page)) expect(node['@context']).toBe('https://schema.org');
    if (contentPaths.includes(path)) {
      const shown = page.body.cloneNode(true) as HTMLElement;
      // A sheet is closed, and shows its loading message only if it is opened before the app
      // starts.
      for (const sheet of shown.querySelectorAll('dialog')) sheet.remove();
      expect(textOf(shown)).not.toMatch(/Loading/);
    }
  });

  test('has a rule for every class that it uses, and fetches no style sheet', () => {
    const css = [...page.querySelectorAll('style')].map((style) => style.textContent).join('');
    const classes = new Set(
      [...page.body.querySelectorAll('[class]')].flatMap((element) =>
        Array.from(element.classList),
      ),
    );
    expect(classes.size).toBeGreaterThan(10);
    // Classes of MUI's scroll lock and of the router's links, which have no rule.
    for (const mark of ['mui-fixed', 'active']) classes.delete(mark);
    expect([...classes].filter((name) => !css.includes(`.${name}`))).toEqual([]);
    expect(page.querySelector('link[rel="stylesheet"]:not([disabled])')).toBeNull();
  });

  test('contains only code that the content policy allows by its hash', () => {
    const code = [...page.querySelectorAll('script:not([src], [type*="json"])')];
    expect(code).toHaveLength(1);
    const hash = createHash('sha256')
      .update(code[0]?.textContent ?? '')
      .digest('base64');
    expect(DOCUMENT_HEADERS['Content-Security-Policy']).toContain(`'sha256-${hash}'`);
  });

  test('links to pages that exist', () => {
    const known = new Set<string>([
      ...textPaths,
      ...Object.values(ADMIN_PATHS),
      ...contentPaths,
      // Private to each visitor, and not indexed.
      routes.savedJobs.pattern,
      ...openJobs.map(({ id }) => applyPath(id)),
      ...Object.values(FEED_PATHS),
      MANIFEST_PATH,
      // A page without jobs exists too, but isn't indexed.
      ...landings.map(landingPath),
    ]);
    const dead = [...page.querySelectorAll('a[href^="/"], link[href^="/"]')]
      .map((element) => element.getAttribute('href')?.split(/[?#]/)[0] ?? '')
      .filter((target) => !known.has(target))
      .filter((target) => !pictureFolders.some((folder) => existsSync(join(folder, target))));
    expect([...new Set(dead)]).toEqual([]);
  });

  if (textPaths.includes(path)) {
    test('needs no more of the typeface than its first file contains', () => {
      expect(raw).not.toMatch(/<link[^>]*as="font"/);
      const known = new Set(charactersOf('core'));
      const shown = page.body.cloneNode(true) as HTMLElement;
      // The page doesn't render its data's scripts.
      for (const data of shown.querySelectorAll('script')) data.remove();
      const characters = new Set(textOf(shown).replace(/\s/g, ''));
      expect([...characters].filter((character) => !known.has(character))).toEqual([]);
    });
  }

  const job = openJobs.find(({ id }) => jobPath(id) === path);
  if (!job) return;
  test('says the same to people and to search engines', () => {
    const published = publishJob(job);
    expect(textOf(page.querySelector('h1'))).toBe(job.title);
    const visible = textOf(page.querySelector('main'));
    const factLines = new Set(jobFactsOf(job).map(({ label, text }) => `${label}: ${text}`));
    for (const line of published.text.split('\n').filter((text) => text && !factLines.has(text))) {
      // Bullets and the colon of a heading are only in the text.
      expect(visible).toContain(
        line
          .replace(/^[-•]\s*|:$/g, '')
          .replace(/\s+/g, ' ')
          .trim(),
      );
    }
    // The page omits a working pattern that type and place already state.
    const factsSaid = jobFactsOf(job).flatMap(({ text }) => text.split(', '));
    for (const fact of factsSaid) expect(visible).toContain(fact);
    if (published.salaryText) expect(visible).toContain(published.salaryText);

    const posting = structuredDataOf(page).find((node) => node['@type'] === 'JobPosting');
    expect(posting === undefined).toBe(published.places.length === 0);
    if (!posting) return;
    expect(brokenJobPostingRules(posting)).toEqual([]);
    expect(posting).toMatchObject({ title: job.title, url: published.url });
  });
});

test('the empty document of the admin area has a title, no text and no address', () => {
  const { page } = readAdmin();
  expect(page.title).toBe('Admin Dashboard');
  // Without scripts the document shows a message.
  const note = page.querySelector('body > noscript');
  expect(textOf(note)).toMatch(/^The admin area needs JavaScript/);
  expect(note?.querySelector('a')?.getAttribute('href')).toBe('/');
  note?.remove();
  expect(textOf(page.body)).toBe('');
  expect(page.querySelector('link[rel="canonical"]')).toBeNull();
});
