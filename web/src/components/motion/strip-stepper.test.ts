import { expect, test } from 'vitest';
import { STRIP_STEP_MS, STRIP_STEP_PX, stepStrip } from './strip-stepper';

test('a strip moves 0.8 px every 30 ms', () => {
  expect([STRIP_STEP_PX, STRIP_STEP_MS]).toEqual([0.8, 30]);
  expect(stepStrip(0, 30, 1000)).toBeCloseTo(0.8);
  expect(stepStrip(10, 60, 1000)).toBeCloseTo(11.6);
});

test('frames of any length add up to the same speed', () => {
  let offset = 0;
  for (let frame = 0; frame < 60; frame++) offset = stepStrip(offset, 1000 / 60, 1000);
  expect(offset).toBeCloseTo(stepStrip(0, 100, 1000) * 10);
});

test('it starts over when one copy has passed', () => {
  expect(stepStrip(999.5, 30, 1000)).toBeCloseTo(0.3);
});

test('a frame after a long sleep does not make it jump', () => {
  expect(stepStrip(0, 60_000, 1000)).toBeCloseTo(3.2);
});

test('a strip without width stays where it is', () => {
  expect(stepStrip(50, 30, 0)).toBe(0);
});
