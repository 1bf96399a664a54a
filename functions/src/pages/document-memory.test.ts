import type { Sector } from '@torque-tide/contract/sectors';
import type { SiteContent, SiteRenderer } from '@torque-tide/contract/site-renderer';
import { expect, test } from 'vitest';
import { landingTextIn } from '../kinds/landings';
import { createRenderMemory } from '../lib/render-memory';
import { createDocumentMemory } from './document-memory';

/** A sector that has no words of its own. */
const named = (name: string): Sector => ({
  id: 'tidal',
  slug: 'tidal',
  name,
  group: 'Clean Energy',
  isOffered: true,
  hasPage: true,
  hasCaseStudies: true,
  sortOrder: 1,
  version: 1,
});

test('a page of jobs without words of its own is made once, until its name changes', async () => {
  let sector = named('Tidal');
  let renders = 0;
  const content = {
    landingText: async (kind: 'sector' | 'location', slug: string) =>
      landingTextIn([sector], kind, slug),
  } as unknown as SiteContent;
  const site = {
    render: async (_path: string, { landingText }: SiteContent) => {
      renders += 1;
      const text = await landingText('sector', 'tidal');
      return { status: 200, html: text?.heading ?? '' };
    },
  } as unknown as SiteRenderer;
  const documentOf = createDocumentMemory({
    content,
    memory: createRenderMemory(),
    nextChange: () => Infinity,
    clock: { now: () => new Date('2026-03-02T09:00:00Z') },
  });
  const read = async () => (await documentOf(site, '/jobs/sector/tidal')).html;
  expect([await read(), await read(), renders]).toEqual(['Tidal jobs', 'Tidal jobs', 1]);
  sector = named('Tides');
  expect([await read(), await read(), renders]).toEqual(['Tides jobs', 'Tides jobs', 2]);
});
