import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layOutRest } from './lay-out-rest';

const root = document.documentElement;

/** Callbacks waiting for idle time. */
let idle: (() => void)[] = [];

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  root.setAttribute('data-layout', 'first-screen');
  const cards = '<li data-below-screen=""></li>'.repeat(2);
  document.body.innerHTML = `
    <section data-below-screen=""></section><ul>${cards}</ul><footer data-below-screen=""></footer>
    <a href="/#contact"><span>Contact</span></a><a href="/jobs">Jobs</a>`;
});

afterEach(() => {
  dispatchEvent(new Event('beforeprint'));
  document.body.innerHTML = '';
});

const waiting = () =>
  [...document.querySelectorAll('[data-below-screen]')].map((element) => element.localName);

/** Runs the idle callbacks. */
async function rest(): Promise<void> {
  for (const callback of idle.splice(0)) callback();
  await new Promise((resolve) => setTimeout(resolve));
}

test('lays out the waiting elements one by one', async () => {
  const done = layOutRest(Promise.resolve());
  await rest();
  const seen: string[][] = [];
  while (root.hasAttribute('data-layout')) {
    seen.push(waiting());
    await rest();
  }
  await done;
  expect(seen).toEqual([
    ['section', 'li', 'li', 'footer'],
    ['li', 'li', 'footer'],
    ['li', 'footer'],
    ['footer'],
  ]);
  expect(waiting()).toEqual([]);
});

test('starts after the app, even if the app fails to load', async () => {
  let fail = (_error: Error) => {};
  void layOutRest(new Promise<void>((_, reject) => (fail = reject)));
  await rest();
  expect(idle).toEqual([]);
  fail(new Error('offline'));
  await rest();
  expect(idle).toHaveLength(1);
});

test('lays out everything before a link into the page is followed, and nothing for other links', async () => {
  void layOutRest(new Promise<void>(() => undefined));
  const [anchor, other] = document.querySelectorAll('a');
  other?.addEventListener('click', (event) => event.preventDefault());
  other?.click();
  expect(root.hasAttribute('data-layout')).toBe(true);
  anchor?.addEventListener('click', (event) => event.preventDefault());
  anchor?.querySelector('span')?.click();
  expect(root.hasAttribute('data-layout')).toBe(false);
});

test('lays out a page that is printed', async () => {
  void layOutRest(new Promise<void>(() => undefined));
  dispatchEvent(new Event('beforeprint'));
  expect(root.hasAttribute('data-layout')).toBe(false);
});

test('does nothing if no element waits', async () => {
  root.removeAttribute('data-layout');
  await layOutRest(Promise.resolve());
  expect(idle).toEqual([]);
});
