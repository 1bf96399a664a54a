import { ADMIN_PATHS } from '@torque-tide/domain/paths';
import { brand } from '@torque-tide/domain/brand';
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BrowserWindow } from '../../scripts/engines/engine';
import { ENGINES } from '../../scripts/engines/engines';
import { cacheFolder } from '../../scripts/lib/repository';
import { demoAdmin } from '../../scripts/seed/admin';
import { adminPaths } from '../e2e/support/admin-paths';
import { publicPaths, routePaths } from '../e2e/support/public-paths';
import { TAKE_COMPLAINTS } from './complaints';
import { makePreview } from './preview';
import type { Target } from './target';
import { type Visitor, visitorOf } from './visitor';
import { startWalkedSite, type WalkedSite } from './walked-site';

// One walk, which each browser takes: what a visitor and an editor do on a phone and on a wide screen.

const name = process.env['ENGINE'] ?? '';

const button = (name: string | RegExp): Target => ({ css: 'button', name });
const field = (name: string | RegExp): Target => ({ css: 'input, textarea', name });
const search = { css: 'input[type="search"]' };
const searched = 'document.querySelector("input[type=search]").value';
const drawer = 'document.querySelector("dialog[aria-label=\'Menu\']")';
const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
const isHydrated = '!!document.querySelector("main[data-hydrated]")';
const wrongAddress = 'Please enter an e-mail address, such as name@example.com.';
const waiting =
  '[...document.querySelectorAll("[role=status]")].some(({ textContent }) => /^(?:Loading|Verifying) .*\\.\\.\\.$/.test(textContent))';

let browser: BrowserWindow;
let site: WalkedSite;
let visitor: Visitor;

beforeAll(async () => {
  const engine = ENGINES.find((each) => each.name === name);
  if (!engine) throw new Error('Start the walk with "npm run e2e"');
  browser = await engine.start();
});

afterAll(async () => {
  // Where it did not start, there is its error to be read.
  await (browser as BrowserWindow | undefined)?.close();
});

describe.each([
  { width: 390, scheme: 'dark' },
  { width: 1440, scheme: 'light' },
])('$width px, $scheme', ({ width, scheme }) => {
  beforeEach(async ({ signal, task, onTestFailed }) => {
    onTestFailed(async () => {
      mkdirSync(cacheFolder, { recursive: true });
      const file = join(cacheFolder, `${name}-${width}-${task.name.replace(/\W+/g, '-')}.png`);
      writeFileSync(file, Buffer.from(await browser.picture(), 'base64'));
      console.log(`What was seen: ${file}`);
    });
    site = await startWalkedSite(process.env['SITE_URL'] ?? '');
    visitor = visitorOf(browser, site.url, signal);
    await browser.resize(width, 900);
    // A page of this origin that starts nothing.
    await visitor.open('/robots.txt');
    await visitor.ask(`localStorage.setItem('theme', '${scheme}')`);
  });

  afterEach(async () => {
    try {
      expect((await complaints()).join('\n')).toBe('');
    } finally {
      await site.stop();
    }
  });

  test('every route opens and answers', async () => {
    for (const path of new Set([...publicPaths, ...routePaths, await makePreview(site.url)])) {
      await visitor.open(path);
      await visitor.see({ css: 'h1' });
      await visitor.untilHydrated();
      await visitor.expect('document.querySelectorAll("h1").length', 1);
      expect(await visitor.ask('document.title'), path).toContain(brand.name);
      expect(await visitor.ask('document.documentElement.dataset.colorScheme'), path).toBe(scheme);
      await visitor.expect(sideways, 0);
    }
    // Firefox tells no paint of a page that opens far down.
    await visitor.open('/#contact');
    await visitor.untilHydrated();
  });

  test('an address that is none says so', async () => {
    await visitor.open('/no/such/page');
    await visitor.see({ css: 'h1' });
    await visitor.untilHydrated();
    expect(await complaints()).toEqual(['404 GET /no/such/page']);
  });

  test('the drawer reaches the edge, keeps the focus and leads on', async () => {
    await visitor.open('/about');
    await visitor.untilHydrated();
    await visitor.press(button('Menu'));
    await visitor.expect(`${drawer}.matches(':modal')`, true);
    await visitor.expect(`innerWidth - ${drawer}.getBoundingClientRect().right`, 0);
    await visitor.expect(
      `${drawer}.contains(document.elementFromPoint(innerWidth - 2, 450))`,
      true,
    );
    await visitor.expect(`${drawer}.contains(document.activeElement)`, true);
    await visitor.key('Escape');
    await visitor.expect(`${drawer}.matches(':modal, :popover-open')`, false);
    await visitor.expect('document.activeElement.getAttribute("popovertarget")', 'menu');
    await visitor.press(button('Menu'));
    await visitor.press({ css: 'dialog a', name: 'Case Studies' });
    await visitor.expect('location.pathname', '/case-studies');
    await visitor.expect(`${drawer}.matches(':modal, :popover-open')`, false);
  });

  test('a job is searched, opened and returned from', async () => {
    await visitor.open('/jobs');
    await visitor.untilHydrated();
    await visitor.write(search, 'grid');
    await visitor.expect('location.search', '?q=grid');
    await visitor.press({ css: 'main article a[href^="/jobs/"]' });
    await visitor.expect('/^\\/jobs\\/\\d+$/.test(location.pathname)', true);
    await visitor.see({ css: 'a', name: /^Apply Now/ });
    await visitor.ask('history.back()');
    await visitor.expect('location.search', '?q=grid');
    await visitor.expect(searched, 'grid');
  });

  // Up to what would be sent: WebKit's small browser leaves the page for a link that no program opens.
  test('a message is written, and what is wrong with it is told', async () => {
    await visitor.open('/#contact');
    await visitor.untilHydrated();
    await visitor.write(field(/^Name/), 'Ada');
    await visitor.write(field(/^Message/), 'We look for a grid engineer.');
    await visitor.press(field(/^I agree/));
    await visitor.write(field(/^E-mail/), 'ada at grid');
    await visitor.press(button('Send message'));
    await visitor.see({ css: '#contact', says: wrongAddress });
    await visitor.write(field(/^E-mail/), 'ada@grid.example');
    await visitor.expect(
      `document.querySelector('#contact').textContent.includes('${wrongAddress}')`,
      false,
    );
    await visitor.expect('document.querySelector("#contact input[type=checkbox]").checked', true);
  });

  test('what is searched for before the page answers is kept', async () => {
    site.hold();
    await visitor.open('/jobs');
    await visitor.write(search, 'solar');
    expect(await visitor.ask(isHydrated)).toBe(false);
    site.letGo();
    await visitor.expect('location.search', '?q=solar');
    await visitor.expect(searched, 'solar');
  });

  test('a drawer that is opened before the page answers stays open', async () => {
    site.hold();
    await visitor.open('/about');
    await visitor.press(button('Menu'));
    await visitor.expect(`${drawer}.matches(':popover-open')`, true);
    expect(await visitor.ask(isHydrated)).toBe(false);
    site.letGo();
    await visitor.expect(`${drawer}.matches(':modal')`, true);
  });

  test('what is written and sent before the page answers is kept', async () => {
    site.hold();
    await visitor.open('/#contact');
    await visitor.write(field(/^Name/), 'Ada');
    await visitor.press(button('Send message'));
    expect(await visitor.ask(isHydrated)).toBe(false);
    site.letGo();
    await visitor.see({ css: '#contact', says: 'Please enter your e-mail address.' });
    await visitor.expect('document.querySelector("#contact input[name=name]").value', 'Ada');
  });

  test('every page of the admin area opens', async () => {
    await visitor.open(ADMIN_PATHS.login);
    await visitor.see({ css: 'h1', name: 'Admin Login' });
    await logIn();
    for (const path of [...adminPaths, ADMIN_PATHS.account]) {
      await visitor.open(path);
      await visitor.see({ css: 'h1' });
      await visitor.expect(waiting, false);
      await visitor.expect('document.querySelectorAll("h1").length', 1);
      await visitor.expect(sideways, 0);
    }
  });

  test('an editor logs in, makes a job and changes it, and visitors see it', async () => {
    const title = `Protection engineer ${randomUUID().slice(0, 8)}`;
    const [salary, card] = ['61,000 to 67,000', 'main article'];
    await visitor.open(ADMIN_PATHS.dashboard);
    await logIn();
    await visitor.press(button('Add New Job'));
    await visitor.write(field(/^Job Title/), title);
    await visitor.write(field(/^Description/), 'Settings and studies.');
    await visitor.press(button('Create Job'));
    // Back in the list, where a message is seen for five seconds only.
    await visitor.see({ css: card, says: title });
    await visitor.write({ css: 'input[placeholder="Search jobs..."]' }, title);
    await visitor.expect(`document.querySelectorAll("${card}").length`, 1);
    await visitor.press({ css: `${card} button`, name: 'Edit' });
    await visitor.write(field(/^Salary Range/), salary);
    await visitor.press(button('Update Job'));
    await visitor.see({ css: card, says: salary });
    await visitor.press(button('Log out'));
    await visitor.expect('location.pathname', ADMIN_PATHS.login);
    await visitor.open(`/jobs?q=${encodeURIComponent(title)}`);
    await visitor.see({ css: card, says: salary });
  });
});

/** By the form, wherever it is shown. */
async function logIn(): Promise<void> {
  await visitor.write(field(/^Username/), demoAdmin.username);
  await visitor.write(field(/^Password/), demoAdmin.password);
  await visitor.press(button('Sign in'));
  await visitor.see({ css: 'h2', name: 'Content Management' });
}

/** What went wrong since it was asked for last: answers, and what pages complained about. */
async function complaints(): Promise<string[]> {
  const told = (await visitor.ask(TAKE_COMPLAINTS)) as string[];
  return [...site.takeFailures(), ...told];
}
