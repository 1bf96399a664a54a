import { expect, test } from 'vitest';
import { isOpaque, isOpaqueFormat } from './pixels';

const rgba = (...alphas: number[]) => Uint8ClampedArray.from(alphas.flatMap((a) => [9, 9, 9, a]));

test('one see-through pixel is enough', () => {
  expect(isOpaque(rgba(255, 255, 255))).toBe(true);
  expect(isOpaque(rgba(255, 0, 255))).toBe(false);
  expect(isOpaque(rgba(255, 120))).toBe(false);
});

test('a JPEG is never transparent', () => {
  expect(isOpaqueFormat('https://a.example/logo.JPG?v=2')).toBe(true);
  expect(isOpaqueFormat('https://a.example/logo.jpeg')).toBe(true);
  expect(isOpaqueFormat('https://a.example/jpg/logo.svg')).toBe(false);
  expect(isOpaqueFormat('logo.jpg')).toBe(false);
});
