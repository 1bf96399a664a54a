import type { SiteContent, SiteRenderer } from '@torque-tide/contract/site-renderer';
import { TAXONOMY_ID, type TaxonomyRecord } from '@torque-tide/contract/taxonomy-record';
import { FIRST_FIELDS } from '@torque-tide/domain/taxonomy';
import { expect, test } from 'vitest';
import { landingTextIn } from '../kinds/taxonomy';
import { createRenderMemory } from '../lib/render-memory';
import { createDocumentMemory } from './document-memory';

const first: TaxonomyRecord = { ...FIRST_FIELDS, id: TAXONOMY_ID, version: 1 };

/** With a sector that has no words of its own, and none in the product. */
const named = (name: string): TaxonomyRecord => ({
  ...first,
  sectors: first.sectors
    .slice(0, 1)
    .map((sector) => Object.assign({}, sector, { id: 'tidal', slug: 'tidal', name })),
});

test('a page of jobs without words of its own is made once, until its name changes', async () => {
  let record = named('Tidal');
  let renders = 0;
  const content = {
    landingText: async (kind: 'sector' | 'location', slug: string) =>
      landingTextIn([record], kind, slug),
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
  record = named('Tides');
  expect([await read(), await read(), renders]).toEqual(['Tides jobs', 'Tides jobs', 2]);
});
