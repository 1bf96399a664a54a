import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startFaultySite } from '../support/faulty-site';
import { expect, test } from '../support/watched-page';

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

test.describe('a hole', () => {
  const expected = [/^policy: /, /^console: .*(?:Trusted|Content Security Policy)/];
  test.use({ expected: [expected, { scope: 'test' }] });

  test('lets nothing into a page of the site or of the admin area that runs or shows', async ({
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

/** A certificate that nobody trusts, for an address of this machine. */
async function makeCertificate(): Promise<{ key: string; cert: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'certificate-'));
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const options =
    '-x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1';
  try {
    await promisify(execFile)(
      'openssl',
      `req ${options} -keyout key.pem -out cert.pem`.split(' '),
      { cwd: folder },
    );
    return { key: await read('key.pem'), cert: await read('cert.pem') };
  } finally {
    await rm(folder, { recursive: true });
  }
}

// By https alone: elsewhere Chromium reports nothing of a policy that names an endpoint.
test('what a policy stops is told to the server, whose log says what it was', async ({
  baseURL,
  playwright,
  launchOptions,
}) => {
  const logFile = process.env['FUNCTIONS_LOG'] ?? '';
  const stopped = `stopped-${randomUUID()}.example`;
  const site = await startFaultySite(baseURL ?? '', await makeCertificate());
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--ignore-certificate-errors'],
  });
  try {
    const page = await browser.newPage();
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.enableReportingApi', { enable: true });
    // A browser sends its reports within a minute: they are taken from its queue.
    const queued = new Promise<{ type: string; body: object; destination: string }>((resolve) => {
      devTools.on('Network.reportingApiReportAdded', ({ report }) => resolve(report));
    });
    const endpoint = new Promise<string | undefined>((resolve) => {
      devTools.on('Network.reportingApiEndpointsChangedForOrigin', ({ endpoints }) =>
        resolve(endpoints.find(({ groupName }) => groupName === 'reports')?.url),
      );
    });
    await page.goto(`${site.url}/about?q=private`);
    const answer = page.evaluate((url) => fetch(url).then(String, String), `https://${stopped}/`);
    expect(await answer).toContain('TypeError');
    const { type, body, destination } = await queued;
    expect(destination).toBe('reports');
    const sent = await fetch(`${baseURL}${new URL((await endpoint) ?? '').pathname}`, {
      method: 'POST',
      headers: { 'content-type': 'application/reports+json' },
      body: JSON.stringify([{ type, body }]),
    });
    expect(sent.status).toBe(204);
    const lines = async () =>
      (await readFile(logFile, 'utf8')).split('\n').filter((line) => line.includes(stopped));
    await expect.poll(lines).toHaveLength(1);
    const [line = ''] = await lines();
    expect(JSON.parse(line.slice(line.indexOf('{')))).toMatchObject({
      severity: 'WARNING',
      message: 'A content policy stopped something',
      effectiveDirective: 'connect-src',
      blockedURL: `https://${stopped}/`,
      documentURL: `${site.url}/about`,
    });
  } finally {
    await browser.close();
    await site.stop();
  }
});
