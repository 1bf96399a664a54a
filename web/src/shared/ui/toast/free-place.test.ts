import { array, assert, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freePlace, type Obstacle } from './free-place';

const DESKTOP = { left: 0, top: 0, width: 1440, height: 900 };
const PHONE = { left: 0, top: 0, width: 390, height: 844 };
const own = { left: 20, top: 800, width: 400, height: 80 };

function button(left: number, top: number, width = 120, height = 44): Obstacle {
  return { box: { left, top, width, height }, weight: 10 };
}

describe('a message', () => {
  test('stands in its own place where nothing lies there', () => {
    expect(freePlace(own, DESKTOP, [button(900, 820)])).toMatchObject({ left: 20, top: 800 });
  });

  test('gives way to the buttons of a form', () => {
    const bar = [button(100, 830), button(240, 830), button(380, 830)];
    const { left, top } = freePlace(own, DESKTOP, bar);
    expect(left).toBeGreaterThan(500);
    expect(Math.abs(top - own.top)).toBeLessThanOrEqual(16);
  });

  test('stands above the buttons of a phone, where it has no room beside them', () => {
    const atTop = { left: 20, top: 14, width: 350, height: 72 };
    const obstacles = [button(0, 0, 390, 130), button(16, 760, 350)];
    const { top } = freePlace(atTop, PHONE, obstacles);
    expect(top).toBeGreaterThan(130);
    expect(top + 72).toBeLessThan(760);
  });

  test('covers a field sooner than a button, and neither what has the focus', () => {
    const field: Obstacle = { box: { left: 0, top: 0, width: 1440, height: 500 }, weight: 3 };
    const focused: Obstacle = { box: { left: 0, top: 0, width: 1440, height: 200 }, weight: 100 };
    const all = [field, focused, button(0, 480, 1440, 420)];
    const { top, height } = freePlace(own, DESKTOP, all);
    expect(top).toBeGreaterThan(200);
    expect(top + height).toBeLessThan(480);
  });
});

const box = record({
  left: integer({ min: -100, max: 1500 }),
  top: integer({ min: -100, max: 1000 }),
  width: integer({ min: 1, max: 600 }),
  height: integer({ min: 1, max: 400 }),
});

test('whatever lies there, it stays in the window and covers no more than in its own place', () => {
  assert(
    property(array(box, { maxLength: 12 }), (boxes) => {
      const obstacles = boxes.map((each) => ({ box: each, weight: 1 }));
      const place = freePlace(own, DESKTOP, obstacles);
      expect(place.left).toBeGreaterThanOrEqual(0);
      expect(place.left + place.width).toBeLessThanOrEqual(DESKTOP.width);
      expect(place.top).toBeGreaterThanOrEqual(0);
      expect(place.top + place.height).toBeLessThanOrEqual(DESKTOP.height);
      expect(covered(place, boxes)).toBeLessThanOrEqual(covered(own, boxes, 8));
    }),
  );
});

function covered(at: typeof own, boxes: readonly (typeof own)[], gap = 0): number {
  return boxes.filter(
    ({ left, top, width, height }) =>
      at.left < left + width + gap &&
      left < at.left + at.width + gap &&
      at.top < top + height + gap &&
      top < at.top + at.height + gap,
  ).length;
}
