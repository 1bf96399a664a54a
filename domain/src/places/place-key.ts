import { plainText } from '../plain-text';

/** A name as places are found by it: plain letters and single spaces, 'Saint' as 'St'. */
export function placeKey(name: string): string {
  // Nearly every name: thousands of them are read at once.
  if (/^[a-z]+$/i.test(name) && !/^saint$/i.test(name)) return name.toLowerCase();
  return plainText(name)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bsaint\b/g, 'st')
    .trim();
}

/** Every key that a name is found by: where it has umlauts, with an e in their place as well. */
export function placeKeys(name: string): string[] {
  const key = placeKey(name);
  if (!/[äöü]/i.test(name)) return [key];
  const withE = placeKey(
    name.toLowerCase().replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? ''),
  );
  return [key, withE];
}
