import { test as base, expect, type Page } from '@playwright/test';

/** What a browser complained about while a test used a page. */
function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A navigation cancels what the page before it still loads.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    complaints.push(`request: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}

/** A test whose page must not complain; `expected` holds patterns of complaints that are its subject. */
export const test = base.extend<{ expected: RegExp[]; watched: void }>({
  expected: [[], { option: true }],
  watched: [
    async ({ page, expected }, use) => {
      const complaints = watch(page);
      await use();
      const unexpected = complaints.filter(
        (complaint) => !expected.some((pattern) => pattern.test(complaint)),
      );
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
