import { expect, test } from '../support/watched-page';

/** Tries what an attacker would do through an unknown hole. */
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

test.describe('a hole', () => {
  const expected = [/^policy: /, /^console: .*(?:Trusted|Content Security Policy)/];
  test.use({ expected: [expected, { scope: 'test' }] });

  test('lets nothing run or appear in a page of the site or of the admin area', async ({
    page,
  }) => {
    for (const path of ['/jobs', '/admin/login']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect(await page.evaluate(inject), path).toEqual([
        'markup: TypeError',
        'code: TypeError',
        'script: TypeError',
      ]);
      await expect(page.locator('body'), path).toBeVisible();
      expect(await page.evaluate(() => 'isTaken' in window), path).toBe(false);
    }
  });
});
