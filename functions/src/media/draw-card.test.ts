import type { SocialCard } from '@torque-tide/contract/site-renderer';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { writeCardParts } from '../../../scripts/images/card-parts';
import { QueueFullError } from '../lib/fair-queue';
import { createCardDrawer } from './draw-card';

const folder = mkdtempSync(join(tmpdir(), 'cards-'));
writeCardParts(folder);
afterAll(() => rmSync(folder, { recursive: true }));
const drawCard = createCardDrawer(folder);

const card: SocialCard = {
  address: '/jobs/1',
  ground: 'clean-energy-job',
  agency: 'Torque & Tide',
  label: 'Glasgow, UK · Full-time',
  title: 'Senior offshore wind commissioning engineer',
  figures: [{ value: '£62k to £74k' }],
};

/** Counts the pixels of about this colour. */
async function pixelsOf(picture: Buffer, [red, green, blue]: [number, number, number]) {
  const pixels = await sharp(picture).raw().toBuffer();
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3);
    if (Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue) < 60) count += 1;
  }
  return count;
}

const INK: [number, number, number] = [0xea, 0xf2, 0xef];
const VOLT: [number, number, number] = [0xd6, 0xf2, 0x4a];

const CARDS: Record<string, Partial<SocialCard>> = {
  'a job': {},
  'a job without pay or place': { label: '', title: 'Grid engineer', figures: [] },
  'one long word': { title: 'W'.repeat(160) },
  markup: { title: '<b>R&D</b> &amp; "more" <span foreground="x">' },
  'a case study': {
    ground: 'case-study',
    label: 'Battery storage · Brackenlow Storage',
    title: 'A site team for two grid-scale batteries, hired in one winter',
    figures: [
      { value: '9', label: 'hired' },
      { value: '14 weeks', label: 'to hire' },
    ],
  },
};

test.each(Object.entries(CARDS))('%s is a light JPEG with its words', async (_, own) => {
  const drawn = { ...card, ...own };
  const picture = await drawCard(drawn);
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  expect(picture.length).toBeLessThan(200_000);
  expect(await pixelsOf(picture, INK)).toBeGreaterThan(2_000);
  // Figures use a colour of which the drawing has only a short dash.
  const volt = await pixelsOf(picture, VOLT);
  expect(volt > 1_500).toBe(drawn.figures.length > 0);
});

test('refuses more pictures than can wait', async () => {
  const drawNothing = createCardDrawer(join(folder, 'nowhere'));
  const asked = await Promise.allSettled(Array.from({ length: 34 }, () => drawNothing(card)));
  const isRefused = asked.map(
    (answer) => answer.status === 'rejected' && answer.reason instanceof QueueFullError,
  );
  expect(isRefused.filter(Boolean)).toHaveLength(1);
});
