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

/** A short dash that travels along a line, worked out by `scripts/art/field-lines.ts`. */
export interface FieldPulse {
  /** In px of the drawing. */
  length: number;
  seconds: number;
  /** Seconds into its journey at which the page opens. */
  ahead: number;
  /** Its line runs where narrow screens have text. */
  isWideOnly?: boolean;
  /** Percent of the journey, place in px and direction in degrees; straight from one to the next. */
  stops: readonly (readonly number[])[];
}

export type FieldPulses = readonly FieldPulse[];
