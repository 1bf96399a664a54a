const IN_PATH: Readonly<Record<string, string>> = { '+': '-', '/': '_' };

/** Writes a text for a path, in base64url: not every server on the way leaves '..' and '/' alone. */
export function textInPath(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => IN_PATH[sign] ?? '');
}
