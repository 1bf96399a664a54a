/** Returns a drawing with this content. */
export function buildSvg(
  inside = '<path d="M0 0h8v6z"/>',
  attributes = 'viewBox="0 0 8 6"',
): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);
}
