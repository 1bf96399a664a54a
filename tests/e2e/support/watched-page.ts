import { test as base, expect, type Page } from '@playwright/test';

/**
 * What the live admin area asks: the emulator ends a channel of Firestore's at times, for which the SDK opens
 * another one, and looks by a picture of Google's whether there is a network at all.
 */
const LIVE = /\/google\.firestore\.v1\.Firestore\/\w+\/channel|google\.com\/images\/cleardot\.gif/;

/** Nothing runs in the frame of a preview, of what axe puts into each frame neither: also while it is empty. */
const IN_PREVIEW = /^Blocked script execution in 'about:(?:srcdoc|blank)'/;

/** What a browser complained about while a test used a page. */
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
    // A navigation cancels what the page before it still loads.
    if (request.failure()?.errorText === 'net::ERR_ABORTED' || LIVE.test(request.url())) return;
    complaints.push(`request: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    const [status, url] = [response.status(), response.url()];
    if (status >= 400 && !(status === 400 && LIVE.test(url))) complaints.push(`${status}: ${url}`);
  });
  return complaints;
}

/** What a page has sent to the API to be stored: sessions apart, which are nobody else's. */
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
  /** Patterns of complaints that are the test's subject. */
  expected: RegExp[];
  /** Patterns of complaints that tests beside it may cause. */
  tolerated: RegExp[];
  watched: void;
  /** Opens a page in a browser context of its own, as somebody else has it; watched as well. */
  openAnother: () => Promise<Page>;
}

/** A test whose pages must not complain. */
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

/** For `test.use`, where motion is a part of what is tested. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect };
