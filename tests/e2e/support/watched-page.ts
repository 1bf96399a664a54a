import { test as base, expect, type Page } from '@playwright/test';

/**
 * Requests of the live admin area: the emulator sometimes ends a Firestore channel; the SDK then
 * opens another one, and loads a picture from Google to check the network.
 */
const LIVE = /\/google\.firestore\.v1\.Firestore\/\w+\/channel|google\.com\/images\/cleardot\.gif/;

/** Neither a preview's frame nor one of axe's frames may run scripts, even while it is empty. */
const IN_PREVIEW = /^Blocked script execution in 'about:(?:srcdoc|blank)'/;

/** Collects the errors that a browser reports while a test uses a page. */
async function watch(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  await page.exposeBinding('tellViolation', (_, what: string) =>
    complaints.push(`policy: ${what}`),
  );
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, documentURI } = event;
      const { tellViolation } = window as unknown as { tellViolation: (what: string) => void };
      tellViolation(`${effectiveDirective} ${blockedURI} ${sample} at ${documentURI}`);
    });
  });
  page.on('console', (message) => {
    if (message.type() !== 'error' || LIVE.test(message.location().url)) return;
    if (IN_PREVIEW.test(message.text())) return;
    complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A navigation cancels the previous page's requests.
    if (request.failure()?.errorText === 'net::ERR_ABORTED' || LIVE.test(request.url())) return;
    complaints.push(`request: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    const [status, url] = [response.status(), response.url()];
    if (status >= 400 && !(status === 400 && LIVE.test(url))) complaints.push(`${status}: ${url}`);
  });
  return complaints;
}

/** Collects a page's writes to the API, except for sessions, which concern no other test. */
function watchWrites(page: Page): string[] {
  const written: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isOfContent = pathname.startsWith('/api/') && !pathname.startsWith('/api/admin/');
    if (isOfContent && request.method() !== 'GET') written.push(`${request.method()} ${pathname}`);
  });
  return written;
}

interface Fixtures {
  /** Patterns of errors that the test expects. */
  expected: RegExp[];
  /** Patterns of errors that parallel tests may cause. */
  tolerated: RegExp[];
  watched: void;
  /** Opens a page in a browser context of its own, as another user; watched too. */
  openAnother: () => Promise<Page>;
}

/** A test whose pages must report no errors. */
export const test = base.extend<Fixtures>({
  expected: [[], { option: true }],
  tolerated: [[], { option: true }],
  watched: [
    async ({ page, expected, tolerated }, use, { project }) => {
      const complaints = await watch(page);
      const written = project.name === 'site' ? watchWrites(page) : [];
      await use();
      expect(written, 'tests of the site change nothing that is stored').toEqual([]);
      expect(unexpected(complaints, [...expected, ...tolerated])).toEqual([]);
    },
    { auto: true },
  ],
  openAnother: async ({ browser, baseURL, expected, tolerated }, use) => {
    const pages: Page[] = [];
    const complaints: string[][] = [];
    await use(async () => {
      const page = await browser.newPage(baseURL === undefined ? {} : { baseURL });
      pages.push(page);
      complaints.push(await watch(page));
      return page;
    });
    // Closing a page of `browser.newPage` closes its context too.
    await Promise.all(pages.map((page) => page.close()));
    expect(unexpected(complaints.flat(), [...expected, ...tolerated])).toEqual([]);
  },
});

function unexpected(complaints: readonly string[], expected: readonly RegExp[]): string[] {
  return complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)));
}

/** For `test.use` in tests of motion. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect };
