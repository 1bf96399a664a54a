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
