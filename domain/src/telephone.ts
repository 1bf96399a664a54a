/** Dials a number as people write it; the zero in brackets is for callers from the same country. */
export function telephoneUrl(phone: string): string {
  return `tel:${phone.replace(/^(\+.*?)\(0\)/, '$1').replace(/[^\d+]/g, '')}`;
}
