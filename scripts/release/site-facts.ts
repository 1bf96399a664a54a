import { Problem } from '../lib/problem';

/** What a path of a site answers. */
interface Page {
  status: number;
  headers: Headers;
  text: string;
}

/** Something that is true of a site that runs as it should. */
interface Fact {
  name: string;
  path: string;
  /** The status that it answers with: 200 unless another one is given. */
  status?: number;
  /** What is wrong with the page where the fact is not true, in a few words. */
  wrong: string;
  isTrue: (page: Page, siteUrl: string) => boolean;
  init?: RequestInit;
}

/** Whether a fact is true of a site. */
export interface Answer {
  name: string;
  isRight: boolean;
  /** What was found where it is not; empty otherwise. */
  found: string;
}

const LIMIT_MS = 20_000;

const HEADERS = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

const isUnlisted = ({ headers, text }: Page) =>
  /noindex/.test(headers.get('x-robots-tag') ?? '') || /<meta name="robots"[^>]*noindex/.test(text);
const cachingOf = ({ headers }: Page) => headers.get('cache-control') ?? '';

const FACTS: readonly Fact[] = [
  {
    name: 'search engines may list the first page',
    path: '/',
    wrong: 'says noindex',
    isTrue: (page) => !isUnlisted(page),
  },
  {
    name: 'a release is seen at once',
    path: '/',
    wrong: 'may be kept by browsers (Cache-Control)',
    isTrue: (page) => /no-cache|no-store|max-age=0/.test(cachingOf(page)),
  },
  {
    name: 'documents name the site’s own address',
    path: '/services',
    wrong: 'has another canonical address',
    isTrue: ({ text }, siteUrl) =>
      /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(text)?.[1] === `${siteUrl}/services`,
  },
  {
    name: 'security headers',
    path: '/',
    wrong: `lacks one of ${HEADERS.join(', ')}`,
    isTrue: ({ headers }) => HEADERS.every((name) => headers.has(name)),
  },
  {
    name: 'pages of content are made, and kept by the CDN',
    path: '/jobs',
    wrong: 'has no s-maxage',
    isTrue: (page) => /s-maxage/.test(cachingOf(page)),
  },
  {
    name: 'what is not there is said to be not there',
    path: '/no-such-page',
    status: 404,
    wrong: '',
    isTrue: () => true,
  },
  {
    name: 'robots.txt lets them in',
    path: '/robots.txt',
    wrong: 'disallows everything',
    isTrue: ({ text }) => !/^Disallow: \/$/m.test(text),
  },
  {
    name: 'the sitemap lists the site’s own pages',
    path: '/sitemap.xml',
    wrong: 'lists none of them',
    isTrue: ({ text }, siteUrl) => text.includes(`<loc>${siteUrl}/`),
  },
  {
    name: 'the feed of jobs',
    path: '/jobs.rss',
    wrong: 'is no RSS',
    isTrue: ({ text }) => text.includes('<rss'),
  },
  {
    name: 'the API answers, with sectors to choose from',
    path: '/api/sectors',
    wrong: 'has no sectors',
    isTrue: ({ text }) => text.includes('"id"'),
  },
  { name: 'the admin area, unlisted', path: '/admin', wrong: 'lacks noindex', isTrue: isUnlisted },
  {
    name: 'the login refuses a wrong password',
    path: '/api/admin/login',
    status: 401,
    wrong: '',
    isTrue: () => true,
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'check-release', password: 'not the password' }),
    },
  },
];

/**
 * Asks a site for a dozen facts, one after the other.
 *
 * @param siteUrl the address that its documents name as their own
 * @throws {Problem} when nothing answers there
 */
export async function askSite(origin: string, siteUrl: string): Promise<Answer[]> {
  const ask = async (path: string, init?: RequestInit): Promise<Page> => {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const response = await fetch(`${origin}${path}`, { redirect: 'manual', signal, ...init });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  await ask('/').catch((error: unknown) => {
    throw new Problem(`${origin} does not answer: ${causeOf(error)}.`);
  });
  const answers: Answer[] = [];
  for (const { name, path, status = 200, wrong, isTrue, init } of FACTS) {
    const page = await ask(path, init).catch((error: unknown) => causeOf(error));
    let found = '';
    if (typeof page === 'string') found = `${path}: ${page}`;
    else if (page.status !== status) found = `${path} answers ${page.status}, not ${status}`;
    else if (!isTrue(page, siteUrl)) found = `${path} ${wrong}`;
    answers.push({ name, isRight: found === '', found });
  }
  return answers;
}

/** The words of the failure below a failed `fetch`. */
function causeOf(error: unknown): string {
  const { cause = error } = error instanceof Error ? error : {};
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}
