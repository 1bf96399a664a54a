import { ADMIN_PATHS } from '@torque-tide/domain/paths';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoAdmin } from '../../scripts/seed/documents';
import { type BrowserWindow, LIMIT_MS } from './engine';
import { firefox } from './firefox';
import { webkit } from './webkit';

const button = (text: string) => `//button[normalize-space()="${text}"]`;
// A document also has a `meta` with a field's name.
const field = (name: string) => `//form//*[@name="${name}"]`;
const search = '//main//input[@type="search"]';
const card = '//main//article//a[starts-with(@href, "/jobs/")]';

// Steps of a visitor and an editor, which each browser performs.
describe.each([firefox, webkit])('$name', ({ programs, start }) => {
  let browser: BrowserWindow;
  beforeAll(async () => {
    expect(programs.filter((program) => !existsSync(program))).toEqual([]);
    browser = await start();
  });
  afterAll(() => browser.close());

  const untilIt = (expression: string) =>
    expect.poll(() => browser.evaluate(expression), { timeout: LIMIT_MS, message: expression });
  const open = (path: string) => browser.open(`${process.env['SITE_URL']}${path}`);
  const untilHydrated = () =>
    untilIt('!!document.querySelector("main[data-hydrated] h1")').toBe(true);
  const untilSaid = (text: string) => untilIt('document.body.innerText').toContain(text);

  test('a visitor searches from Home, and opens a job', async () => {
    await open('/');
    await untilHydrated();
    await browser.press('//main//a[@href="/jobs"]');
    await untilIt('location.pathname').toBe('/jobs');
    await untilHydrated();
    await browser.type(search, 'grid');
    await untilIt('location.search').toBe('?q=grid');
    await browser.press(card);
    await untilIt('location.pathname').toMatch(/^\/jobs\/\d+$/);
    await untilSaid('Apply Now');
  });

  // Without sending: WebKit's small browser leaves the page for a link that no program opens.
  test('a client gets an error for an invalid e-mail address', async () => {
    await open('/#contact');
    await untilHydrated();
    await browser.type(field('name'), 'Ada');
    await browser.type(field('email'), 'ada at grid');
    await browser.type(field('message'), 'We look for a grid engineer.');
    await browser.press('//*[@id="contact"]//input[@type="checkbox"]');
    await browser.press(button('Send message'));
    await untilSaid('Please enter an e-mail address, such as name@example.com.');
  });

  test('an editor logs in and saves a draft', async () => {
    const title = `Protection engineer ${randomUUID().slice(0, 8)}`;
    await open(ADMIN_PATHS.login);
    await untilSaid('Admin Login');
    await browser.type(field('username'), demoAdmin.username);
    await browser.type(field('password'), demoAdmin.password);
    await browser.press(button('Sign in'));
    await browser.press(button('Add New Job'));
    await browser.type(field('title'), title);
    await browser.type(field('description'), 'Settings and studies.');
    await browser.press(button('Save draft'));
    await untilSaid(title);
  });
});
