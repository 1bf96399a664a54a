// Computed once; the drawing is kept as it is.
import type { FieldPulses } from './field-drawing';

/** Dashes that travel along lines of the hero, by the style sheet beside this file. */
export const heroPulses: FieldPulses = [
  { line: 9, length: 36 },
  { line: 12, length: 38 },
  { line: 17, length: 38, isWideOnly: true },
  { line: 20, length: 46, isWideOnly: true },
  { line: 24, length: 42, isWideOnly: true },
];
