/** Wider pictures are also stored in these widths, in pixels. */
export const PICTURE_WIDTHS: readonly number[] = [400, 800, 1_200, 1_600];

/** Returns the name of a stored picture, or of one of its widths. */
export function pictureName(id: string, width?: number): string {
  return width === undefined ? id : `${id}-${width}`;
}

/** Returns the widths of a picture's narrower copies, in pixels. */
export function narrowerWidths(width: number): number[] {
  return PICTURE_WIDTHS.filter((narrower) => narrower < width);
}
