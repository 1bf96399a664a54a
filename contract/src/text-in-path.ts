const IN_PATH: Readonly<Record<string, string>> = { '+': '-', '/': '_' };

/**
 * A text as it stands in a path: in base64url, since not every server on the way leaves '..' and '/' alone.
 * `listed-jobs.ts` reads it.
 */
export function textInPath(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => IN_PATH[sign] ?? '');
}
