/** Currency symbols; other currencies use their code. */
const SIGNS: Readonly<Record<string, string>> = {
  AUD: 'A$',
  CAD: 'CA$',
  EUR: '€',
  GBP: '£',
  NZD: 'NZ$',
  USD: 'US$',
};

/**
 * Formats money in the British way: '£62,000', '£18.50' or 'PLN 12,000', with pence only if there are any.
 * Without `Intl.NumberFormat`, which a slow phone takes long to load and which may differ between server and
 * browser.
 *
 * @param amount 0 or more
 * @param currency ISO 4217
 */
export function moneyText(amount: number, currency: string): string {
  const sign = SIGNS[currency] ?? `${currency}\u{a0}`;
  return sign + grouped(amount);
}

/** Formats '62,000' or '18.50'. */
export function grouped(amount: number): string {
  const [whole = '', pence] = amount.toFixed(2).split('.');
  const groups = Number(whole).toLocaleString('en-GB');
  return pence === '00' ? groups : `${groups}.${pence}`;
}
