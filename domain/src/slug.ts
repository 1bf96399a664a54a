import { plainText } from './plain-text';

/** Returns a text as a part of an address: plain small letters and digits, with single hyphens between. */
export function slugOf(text: string, maxLength: number): string {
  return plainText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxLength)
    .replace(/-$/, '');
}
