import mark from './mark.json' with { type: 'json' };

/** One path of the mark. */
export interface MarkPart {
  d: string;
  tone: 'torque' | 'tide';
  /** True for a filled shape; otherwise the path is a stroke with round ends. */
  isFilled?: boolean;
  /** A stroke's width, in units of the view box; by default it suits the displayed size. */
  width?: number;
}

export interface Mark {
  viewBox: string;
  parts: readonly MarkPart[];
}

/**
 * The brand's mark. `npm run setup` replaces it; `scripts/icons.ts` draws icons and previews from
 * it.
 */
export const MARK: Mark = mark as Mark;
