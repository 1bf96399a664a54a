/** The brand's mark as strokes in a square of 32: the turning arc above, the water below. */
export const MARK = {
  size: 32,
  torque: 'M4 14.2A12.2 12.2 0 0 1 27.4 12M28.6 6.4 27.6 12.2 21.9 11',
  tide: 'M2.6 19.6c4.5-4 8.9-4 13.4 0s8.9 4 13.4 0M7.7 25.8c2.8-2.5 5.5-2.5 8.3 0s5.5 2.5 8.3 0',
} as const;
