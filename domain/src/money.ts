/** What stands before an amount, where it is not the currency's code. */
const SIGNS: Readonly<Record<string, string>> = {
  AUD: 'A$',
  CAD: 'CA$',
  EUR: '€',
  GBP: '£',
  NZD: 'NZ$',
  USD: 'US$',
};

/**
 * '£62,000', '£18.50' or 'PLN 12,000': money as the United Kingdom writes it, with pence only where
 * there are any. As `Intl.NumberFormat` has it, which a slow phone takes long to load where a page
 * first uses it, and which may differ between a server and a browser.
 *
 * @param amount 0 or more
 * @param currency ISO 4217
 */
export function moneyText(amount: number, currency: string): string {
  const sign = SIGNS[currency] ?? `${currency}\u{a0}`;
  return sign + grouped(amount);
}

/** '62,000' or '18.50'. */
export function grouped(amount: number): string {
  const [whole = '', pence] = amount.toFixed(2).split('.');
  const groups = Number(whole).toLocaleString('en-GB');
  return pence === '00' ? groups : `${groups}.${pence}`;
}
