import { httpUrl } from '@torque-tide/contract/fields';
import { expect, test } from 'vitest';
import { pictureAddress } from './picture-address';
import { pictureFactsIn } from './picture-facts';

const media = { id: 'ab'.repeat(32), extension: 'webp', width: 1_600, height: 1_000 } as const;

test('an address tells the shape and the colour of its picture', () => {
  expect(pictureFactsIn(pictureAddress({ ...media, color: '3f6b70' }))).toEqual({
    width: 1_600,
    height: 1_000,
    color: '#3f6b70',
  });
  expect(pictureFactsIn(pictureAddress(media))).toEqual({ width: 1_600, height: 1_000 });
});

test('an address is one that content may hold, as it is', () => {
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
])('nothing is known of %s', (address) => {
  expect(pictureFactsIn(address)).toBeUndefined();
});
