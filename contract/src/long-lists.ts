/**
 * Up to this many jobs the site loads them completely; above, only the fields that cards and
 * filters need.
 */
export const WHOLE_LIST_MAX = 1_000;

/** Marks a response with more jobs than that; any value. */
export const LONG_LIST_HEADER = 'X-Long-List';

const IN_PATH: Readonly<Record<string, string>> = { '+': '-', '/': '_' };

/** Encodes a text in base64url for a path: some servers alter '..' and '/'. */
export function textInPath(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => IN_PATH[sign] ?? '');
}
