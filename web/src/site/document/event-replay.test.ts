import { fireEvent } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { HYDRATED_EVENT, HYDRATED_MARK, HYDRATING_EVENTS, startEventReplay } from './event-replay';

// `tests/e2e/site/hydration.spec.ts` tests it with React.

const app = vi.fn();

const documentOfServer = document.createElement('div');

beforeAll(() => {
  documentOfServer.innerHTML = `
    <div id="root">
      <main>
        <button type="button" id="kept">Save</button>
        <button type="button" id="native" popovertarget="menu">Menu</button>
        <a href="#part" id="link">Part</a>
        <form id="form"><button id="send">Send</button></form>
      </main>
    </div>`;
  document.body.append(documentOfServer);
  startEventReplay();
  document.body.addEventListener('click', app);
});
afterAll(() => {
  document.body.removeEventListener('click', app);
  documentOfServer.remove();
});
beforeEach(() => {
  document.querySelector('main')?.removeAttribute(HYDRATED_MARK);
});
afterEach(() => {
  app.mockClear();
});

function click(id: string): void {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no ${id}`);
  fireEvent.click(element);
}

async function markHydrated(): Promise<void> {
  document.querySelector('main')?.setAttribute(HYDRATED_MARK, '');
  window.dispatchEvent(new Event(HYDRATED_EVENT));
  await new Promise((resolve) => setTimeout(resolve));
}

test('holds each press back from the app and replays it later', async () => {
  click('kept');
  click('kept');
  expect(app).not.toHaveBeenCalled();
  await markHydrated();
  expect(app).toHaveBeenCalledTimes(2);
});

test('locks a form between its submission and the replay', async () => {
  const sent = vi.fn((event: Event) => event.preventDefault());
  const form = document.forms[0];
  document.body.addEventListener('submit', sent);
  click('send');
  expect(sent).not.toHaveBeenCalled();
  expect(form?.inert).toBe(true);
  await markHydrated();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(form?.inert).toBe(false);
  document.body.removeEventListener('submit', sent);
});

test("doesn't replay what the browser has done by itself", async () => {
  click('native');
  await markHydrated();
  expect(app).not.toHaveBeenCalled();
});

test('leaves links alone', () => {
  click('link');
  expect(app).toHaveBeenCalled();
});

test.each(['main', 'body'])(
  'lets elements that the app has made in %s respond at once, before any part has hydrated',
  (place) => {
    const button = document.createElement('button');
    button.type = 'button';
    document.querySelector(place)?.append(button);
    fireEvent.click(button);
    expect(app).toHaveBeenCalled();
    button.remove();
  },
);

test('covers the events on which React hydrates a part synchronously', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
  const source = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8');
  const [, list = ''] = /discreteReplayableEvents =\s*"([^"]+)"/.exec(source) ?? [];
  expect(HYDRATING_EVENTS.toSorted()).toEqual(list.split(' ').toSorted());
});
