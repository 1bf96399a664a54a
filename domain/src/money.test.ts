import { expect, test } from 'vitest';
import { moneyText } from './money';

const CURRENCIES =
  'AED AUD CAD CHF CZK DKK EUR GBP HUF NOK NZD PLN QAR RON SAR SEK SGD USD ZAR'.split(' ');

test.each(CURRENCIES)('writes %s as Intl does', (currency) => {
  const options = { style: 'currency', currency } as const;
  const whole = new Intl.NumberFormat('en-GB', { ...options, maximumFractionDigits: 0 });
  const exact = new Intl.NumberFormat('en-GB', {
    ...options,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  for (const amount of [0, 9, 999, 1000, 62_000, 1_234_567]) {
    expect(moneyText(amount, currency)).toBe(whole.format(amount));
  }
  for (const amount of [18.5, 999.99, 1250.05]) {
    expect(moneyText(amount, currency)).toBe(exact.format(amount));
  }
});
