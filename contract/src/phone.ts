/**
 * Digits and the separators people use, with an optional plus. In a file without schemas, so that
 * pages can load it.
 */
export const PHONE = /^\+?[\d(][\d\s()./-]{4,38}$/;
