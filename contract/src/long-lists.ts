/** The site's list has at most this many jobs whole; of more it has what cards and filters need. */
export const WHOLE_LIST_MAX = 1_000;

/** A list of more says so in this header, of any value, before its items come. */
export const LONG_LIST_HEADER = 'X-Long-List';

const IN_PATH: Readonly<Record<string, string>> = { '+': '-', '/': '_' };

/** Writes a text for a path, in base64url: not every server on the way leaves '..' and '/' alone. */
export function textInPath(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => IN_PATH[sign] ?? '');
}
