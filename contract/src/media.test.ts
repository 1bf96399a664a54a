import { expect, test } from 'vitest';
import {
  MEDIA_MAX_BYTES,
  MEDIA_PIXELS_MAX,
  MEDIA_SIDE_MAX,
  mediaPath,
  parseMediaPath,
} from './media';

const id = 'ab'.repeat(32);

test('a path names a picture, and nothing else is one', () => {
  expect(parseMediaPath(mediaPath(id, 'webp'))).toEqual({ id, extension: 'webp' });
  const others = [
    `/media/${id}`,
    `/media/${id}.gif`,
    `/media/${id}.PNG`,
    `/media/${id.toUpperCase()}.png`,
    `/media/${id}0.png`,
    `/media/x/${id}.png`,
    `/media/${id}.png\n`,
    `x/media/${id}.png`,
  ];
  for (const path of others) expect(parseMediaPath(path), path).toBeUndefined();
});

test('the limits are those of docs/decisions/0021-pictures.md', () => {
  expect([MEDIA_MAX_BYTES, MEDIA_SIDE_MAX, MEDIA_PIXELS_MAX]).toEqual([400_000, 4_096, 10_000_000]);
});
