import { expect, test } from 'vitest';
import { mediaPath, parseMediaPath } from './media';
import { narrowerWidths, pictureName } from './picture-widths';

const id = 'ab'.repeat(32);

test('parses paths of pictures and their narrower copies only', () => {
  expect(parseMediaPath(mediaPath(id))).toBe(id);
  expect(parseMediaPath(mediaPath(pictureName(id, 800)))).toBe(`${id}-800`);
  const others = [
    `/media/${id}.gif`,
    `/media/${id}-801.webp`,
    `/media/${id.toUpperCase()}.webp`,
    `/media/${id}0.webp`,
    `/media/x/${id}.webp`,
    `/media/${id}.webp\n`,
  ];
  for (const path of others) expect(parseMediaPath(path), path).toBeUndefined();
});

test('lists only widths narrower than the picture', () => {
  expect(narrowerWidths(2_400)).toEqual([400, 800, 1_200, 1_600]);
  expect(narrowerWidths(800)).toEqual([400]);
  expect(narrowerWidths(400)).toEqual([]);
});
