import { expect, test } from './watched-page';

/** What gets into a page by a hole that nobody knows of. */
function inject(): string[] {
  const tried: string[] = [];
  function attempt(name: string, action: () => void): void {
    try {
      action();
    } catch (error) {
      tried.push(`${name}: ${(error as Error).name}`);
    }
  }
  attempt('markup', () => {
    document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.isTaken = true">');
  });
  attempt('code', () => {
    // oxlint-disable-next-line typescript/no-implied-eval -- this is what must be refused
    setTimeout('window.isTaken = true');
  });
  const style = document.createElement('style');
  style.textContent = 'body { display: none }';
  document.head.append(style);
  const script = document.createElement('script');
  attempt('script', () => {
    script.textContent = 'window.isTaken = true';
  });
  document.head.append(script);
  return tried;
}

for (const path of ['/', '/jobs', '/admin/login']) {
  test.describe(path, () => {
    const expected = [/^policy: /, /^console: .*(?:Trusted|Content Security Policy)/];
    test.use({ expected: [expected, { scope: 'test' }] });

    test('runs and shows nothing that was put into it', async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await page.evaluate(inject)).toEqual([
        'markup: TypeError',
        'code: TypeError',
        'script: TypeError',
      ]);
      await expect(page.locator('body')).toBeVisible();
      expect(await page.evaluate(() => 'isTaken' in window)).toBe(false);
    });
  });
}
