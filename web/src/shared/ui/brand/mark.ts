import mark from './mark.json' with { type: 'json' };

/** One part of the mark, which is one path. */
export interface MarkPart {
  d: string;
  /** The colour, which each theme has. */
  tone: 'torque' | 'tide';
  /** A shape; anything else is a stroke with round ends. */
  isFilled?: boolean;
  /** Of a stroke, in units of the view box; one without is as wide as suits the size at which it is shown. */
  width?: number;
}

export interface Mark {
  /** The box in which the paths are drawn, as SVG writes it. */
  viewBox: string;
  parts: readonly MarkPart[];
}

/** The brand's mark. `npm run setup` writes another one; `scripts/icons.ts` paints icons and previews. */
export const MARK: Mark = mark as Mark;
