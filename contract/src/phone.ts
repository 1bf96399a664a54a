/** Digits and the separators people use, with an optional plus. In a file without schemas, which pages can load. */
export const PHONE = /^\+?[\d(][\d\s()./-]{4,38}$/;
