import { Problem } from '../lib/problem';

/** A site's answer at a path. */
interface Page {
  status: number;
  headers: Headers;
  caching: string;
  text: string;
}

/** A fact about a correct site. */
type Fact = readonly [
  name: string,
  path: string,
  isTrue: (page: Page, siteUrl: string) => boolean,
  /** Defaults to 200. */
  status?: number,
  request?: RequestInit,
];

const LIMIT_MS = 20_000;

const HEADERS = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

const WRONG_LOGIN: RequestInit = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username: 'check-release', password: 'not the password' }),
};

const isUnlisted = ({ headers, text }: Page) =>
  /noindex/.test(headers.get('x-robots-tag') ?? '') || /<meta name="robots"[^>]*noindex/.test(text);
const isCanonical = ({ text }: Page, siteUrl: string) =>
  /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(text)?.[1] === `${siteUrl}/services`;
const hasOwnPages = ({ text }: Page, siteUrl: string) => text.includes(`<loc>${siteUrl}/`);
const hasSecurityHeaders = ({ headers }: Page) => HEADERS.every((name) => headers.has(name));

const FACTS: readonly Fact[] = [
  ['search engines may list the first page (no noindex)', '/', (page) => !isUnlisted(page)],
  [
    'releases show at once (no-cache)',
    '/',
    ({ caching }) => /no-cache|no-store|max-age=0/.test(caching),
  ],
  ['documents name the site’s own address as canonical', '/services', isCanonical],
  [`security headers: ${HEADERS.join(', ')}`, '/', hasSecurityHeaders],
  ['the CDN keeps content (s-maxage)', '/jobs', ({ caching }) => /s-maxage/.test(caching)],
  ['unknown pages answer 404', '/no-such-page', () => true, 404],
  ['robots.txt admits search engines', '/robots.txt', ({ text }) => !/^Disallow: \/$/m.test(text)],
  ['the sitemap lists the site’s own pages', '/sitemap.xml', hasOwnPages],
  ['the feed of jobs is RSS', '/jobs.rss', ({ text }) => text.includes('<rss')],
  ['the API has sectors to choose from', '/api/sectors', ({ text }) => text.includes('"id"')],
  ['the admin area is unlisted (noindex)', '/admin', isUnlisted],
  ['the login refuses a wrong password', '/api/admin/login', () => true, 401, WRONG_LOGIN],
];

/**
 * Checks a dozen facts of a site and returns each with the result.
 *
 * @param siteUrl the address that its documents give as their own
 * @throws {Problem} if nothing answers
 */
export async function askSite(origin: string, siteUrl: string) {
  const facts = [];
  // One at a time: the Functions emulator starts a process for each concurrent request.
  for (const [name, path, isTrue, status = 200, request] of FACTS) {
    const url = `${origin}${path}`;
    const page = await ask(url, request);
    const isRight = page.status === status && isTrue(page, siteUrl);
    facts.push({ name, isRight, found: `${url} answers ${page.status}` });
  }
  return facts;
}

async function ask(url: string, request?: RequestInit): Promise<Page> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const response = await fetch(url, { redirect: 'manual', signal, ...request });
    const { status, headers } = response;
    const caching = headers.get('cache-control') ?? '';
    return { status, headers, caching, text: await response.text() };
  } catch (error) {
    // A failed fetch gives the reason in its cause.
    const { cause = error } = error as Error;
    const { message, name } = cause as Error;
    throw new Problem(`${url} does not answer: ${message || name}.`);
  }
}
