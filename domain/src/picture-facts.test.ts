import { httpUrl } from '@torque-tide/contract/fields';
import { expect, test } from 'vitest';
import { pictureAddress } from './picture-address';
import { pictureFactsIn } from './picture-facts';

const id = 'ab'.repeat(32);
const media = { id, width: 1_200, height: 750 };

test('reads shape and colour from an address', () => {
  const facts = pictureFactsIn(pictureAddress({ ...media, color: '3f6b70' }));
  expect(facts).toMatchObject({ width: 1_200, height: 750, color: '#3f6b70' });
  expect(pictureFactsIn(pictureAddress(media))).not.toHaveProperty('color');
});

test('reads the available widths from an address', () => {
  expect(pictureFactsIn(`/media/${id}.webp#1200x750`)?.srcSet).toBe(
    `/media/${id}-400.webp 400w, /media/${id}-800.webp 800w, /media/${id}.webp 1200w`,
  );
});

test('is a valid address for content', () => {
  const address = pictureAddress({ ...media, color: '3f6b70' });
  expect(httpUrl('no URL').parse(address)).toBe(address);
});

test.each([
  'https://example.com/cover.webp#1600x1000',
  `https://example.com/media/${media.id}.webp`,
  `https://example.com/media/${media.id}.webp#0x1000`,
  `https://example.com/media/${media.id}.webp#1600x1000-red`,
  `https://example.com/media/${media.id}.webp#1600x1000-3f6b70"onload="`,
  '',
])('returns undefined for %s', (address) => {
  expect(pictureFactsIn(address)).toBeUndefined();
});
