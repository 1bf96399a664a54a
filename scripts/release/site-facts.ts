import { Problem } from '../lib/problem';

/** Something that is true of a site that runs as it should. */
interface Fact {
  name: string;
  /** What was found, in a few words; it throws, or rejects, with what is wrong. */
  ask: (site: Asked) => Promise<string>;
}

/** A row of the table that tells of a deployed site. */
export interface Answer {
  name: string;
  isRight: boolean;
  found: string;
}

interface Asked {
  /** Where it answers, without a slash at its end. */
  origin: string;
  /** The address that its documents name as their own. */
  siteUrl: string;
  get: (path: string, init?: RequestInit) => Promise<{ response: Response; text: string }>;
}

const LIMIT_MS = 20_000;

function need(isRight: boolean, found: string): string {
  if (!isRight) throw new Error(found);
  return found;
}

/** That a path answers with a status, and what its text and headers hold. */
function answers(path: string, status: number, isRight: (page: Page) => boolean, found: string) {
  return async ({ get }: Asked): Promise<string> => {
    const { response, text } = await get(path);
    need(response.status === status, `${path} answers ${response.status}, not ${status}`);
    return need(isRight({ headers: response.headers, text }), found);
  };
}

interface Page {
  headers: Headers;
  text: string;
}

const isUnlisted = ({ headers, text }: Page) =>
  /noindex/.test(headers.get('x-robots-tag') ?? '') || /<meta name="robots"[^>]*noindex/.test(text);
const cachingOf = ({ headers }: Page) => headers.get('cache-control') ?? '';

const FACTS: readonly Fact[] = [
  {
    name: 'search engines may list the first page',
    ask: answers('/', 200, (page) => !isUnlisted(page), 'no noindex'),
  },
  {
    name: 'a release is seen at once',
    ask: answers(
      '/',
      200,
      (page) => /no-cache|no-store|max-age=0/.test(cachingOf(page)),
      'browsers ask for documents anew',
    ),
  },
  {
    name: 'documents name the site’s own address',
    ask: async ({ get, siteUrl }) => {
      const { text } = await get('/services');
      const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(text)?.[1];
      return need(canonical === `${siteUrl}/services`, `canonical ${canonical ?? 'none'}`);
    },
  },
  {
    name: 'security headers',
    ask: answers(
      '/',
      200,
      ({ headers }) =>
        [
          'content-security-policy',
          'strict-transport-security',
          'x-content-type-options',
          'x-frame-options',
        ].every((name) => headers.has(name)),
      'policy, HSTS, nosniff, no frames',
    ),
  },
  {
    name: 'pages of content are made, and kept by the CDN',
    ask: answers('/jobs', 200, (page) => /s-maxage/.test(cachingOf(page)), '/jobs with s-maxage'),
  },
  {
    name: 'what is not there is said to be not there',
    ask: answers('/no-such-page', 404, () => true, '404'),
  },
  {
    name: 'robots.txt lets them in',
    ask: answers(
      '/robots.txt',
      200,
      ({ text }) => !/^Disallow: \/$/m.test(text),
      'no Disallow of everything',
    ),
  },
  {
    name: 'the sitemap lists the site’s own pages',
    ask: async ({ get, siteUrl }) => {
      const { text } = await get('/sitemap.xml');
      return need(text.includes(`<loc>${siteUrl}/`), `addresses below ${siteUrl}`);
    },
  },
  {
    name: 'the feed of jobs',
    ask: answers('/jobs.rss', 200, ({ text }) => text.includes('<rss'), 'RSS'),
  },
  {
    name: 'the API answers, with sectors to choose from',
    ask: answers('/api/sectors', 200, ({ text }) => text.includes('"id"'), 'sectors'),
  },
  { name: 'the admin area, unlisted', ask: answers('/admin', 200, isUnlisted, 'noindex') },
  {
    name: 'the login refuses a wrong password',
    ask: async ({ get }) => {
      const body = JSON.stringify({ username: 'check-release', password: 'not the password' });
      const headers = { 'content-type': 'application/json' };
      const { response } = await get('/api/admin/login', { method: 'POST', headers, body });
      return need(response.status === 401, `answers ${response.status}`);
    },
  },
];

/**
 * Asks a site for a dozen facts, one after the other.
 *
 * @throws {Problem} when nothing answers there
 */
export async function askSite(origin: string, siteUrl: string): Promise<Answer[]> {
  const rows: Answer[] = [];
  const get: Asked['get'] = async (path, init) => {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const response = await fetch(`${origin}${path}`, { redirect: 'manual', signal, ...init });
    return { response, text: await response.text() };
  };
  await get('/').catch((error: unknown) => {
    throw new Problem(`${origin} does not answer: ${causeOf(error)}.`);
  });
  for (const { name, ask } of FACTS) {
    try {
      rows.push({ name, isRight: true, found: await ask({ origin, siteUrl, get }) });
    } catch (error) {
      const found = error instanceof Error ? error.message : String(error);
      rows.push({ name, isRight: false, found });
    }
  }
  return rows;
}

/** Of a failed `fetch` the words of what failed below it. */
function causeOf(error: unknown): string {
  const { cause = error } = error instanceof Error ? error : {};
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}
