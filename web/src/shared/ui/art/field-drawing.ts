/** Streamlines around a cylinder, computed by `scripts/art/field-lines.ts`. */
export interface FieldDrawing {
  /** The frame that the lines are cut to; all lengths are in its px. */
  width: number;
  height: number;
  /** The cylinder. */
  centre: { x: number; y: number };
  radius: number;
  /** SVG path data, from the lowest line to the highest, each running left to right. */
  lines: readonly string[];
}

/** A short dash that travels along a line, as `hero-pulses.module.css` tells. */
export interface FieldPulse {
  /** Which line it travels along, counted from the lowest. */
  line: number;
  /** In px of the drawing. */
  length: number;
  /** Its line runs where narrow screens have text. */
  isWideOnly?: boolean;
}

export type FieldPulses = readonly FieldPulse[];
