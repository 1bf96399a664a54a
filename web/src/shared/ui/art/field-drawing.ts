/** Streamlines around a cylinder. */
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

/** A thin piece of a field, as page heads and empty states have it; computed by the same script. */
export interface FragmentDrawing {
  width: number;
  height: number;
  /** SVG path data. */
  lines: readonly string[];
  /** What the flow runs around, as path data; empty where nothing stands in it. */
  body: string;
  /** Centres, sources and stagnation points. */
  dots: readonly { x: number; y: number }[];
  /** The bright dash: on which line, counted from the first, and how far along it, in percent. */
  bright: { line: number; at: number };
}

/** A short dash that travels along a line, as `hero-pulses.module.css` tells. */
interface FieldPulse {
  /** Which line it travels along, counted from the lowest. */
  line: number;
  /** In px of the drawing. */
  length: number;
  /** Its line runs where narrow screens have text. */
  isWideOnly?: boolean;
}

export type FieldPulses = readonly FieldPulse[];
