import { plainText } from '../plain-text';

/** Returns the key a name is found by: plain letters and single spaces, 'Saint' as 'St'. */
export function placeKey(name: string): string {
  // Nearly every name; a fast path for thousands of them.
  if (/^[a-z]+$/i.test(name) && !/^saint$/i.test(name)) return name.toLowerCase();
  return plainText(name)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bsaint\b/g, 'st')
    .trim();
}

/** Returns every key of a name: with umlauts, also the spelling with an e. */
export function placeKeys(name: string): string[] {
  const key = placeKey(name);
  if (!/[äöü]/i.test(name)) return [key];
  const withE = placeKey(
    name.toLowerCase().replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? ''),
  );
  return [key, withE];
}
