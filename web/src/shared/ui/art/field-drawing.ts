/** Streamlines around a cylinder. */
export interface FieldDrawing {
  /** The size of the frame; all lengths are in its px. */
  width: number;
  height: number;
  /** The cylinder's centre. */
  centre: { x: number; y: number };
  radius: number;
  /** SVG path data, from the lowest line to the highest, each from left to right. */
  lines: readonly string[];
}

/** A thin detail of a field, for page heads and empty states. */
export interface FragmentDrawing {
  width: number;
  height: number;
  /** SVG path data. */
  lines: readonly string[];
  /** The obstacle's path data; may be empty. */
  body: string;
  /** Centres, sources and stagnation points. */
  dots: readonly { x: number; y: number }[];
  /** The bright dash: its line's index and its position along it, in percent. */
  bright: { line: number; at: number };
}

/** A short dash that travels along a line, animated by `hero-pulses.module.css`. */
interface FieldPulse {
  /** The line's number, counted from the lowest. */
  line: number;
  /** In px of the drawing. */
  length: number;
  /** True if the line crosses the text on narrow screens. */
  isWideOnly?: boolean;
}

export type FieldPulses = readonly FieldPulse[];
