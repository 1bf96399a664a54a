import type { SiteContent, SiteRenderer } from '@torque-tide/contract/site-renderer';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { OTHER_SETTINGS } from '@torque-tide/domain/test/other-agency';
import express from 'express';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createDocumentHandler } from './document-handler';

let stop = () => Promise.resolve();
afterEach(() => stop());

/** A site whose documents are the agency's name. */
const site: SiteRenderer = {
  shell: ({ value }) => `empty: ${value.agency.name}`,
  listedPaths: [],
  manifest: {},
  searchOf: () => '',
  socialCard: () => Promise.resolve(undefined),
  statusOf: async () => 200,
  render: async (path, content) => {
    if (path === '/jobs') await content.jobs();
    const { value, isStandIn } = await content.settings();
    return { status: 200, html: value.agency.name, isProvisional: isStandIn };
  },
};

async function open(path: string, settings: SiteContent['settings']) {
  const content = {
    settings,
    jobs: () => Promise.reject(new Error('down')),
  } as unknown as SiteContent;
  const app = express();
  app.use(
    createDocumentHandler({
      loadSite: async () => site,
      content,
      documentOf: (renderer, address) => renderer.render(address, content),
      nextChange: () => Infinity,
      clock: { now: () => new Date() },
      log: { warn: () => undefined, error: () => undefined, audit: () => undefined },
    }),
  );
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  const { status, headers } = answer;
  return { status, caching: headers.get('cache-control'), text: await answer.text() };
}

test('a page with stand-in settings is served, but not cached', async () => {
  const { status, caching } = await open('/', async () => ({
    value: FIRST_SETTINGS,
    isStandIn: true,
  }));
  expect([status, caching]).toEqual([200, 'private, no-cache']);
});

test("a page that can't be rendered is an empty document with the settings", async () => {
  expect(await open('/jobs', async () => ({ value: OTHER_SETTINGS, isStandIn: false }))).toEqual({
    status: 503,
    caching: 'private, no-store',
    text: 'empty: Keel & Current',
  });
});
