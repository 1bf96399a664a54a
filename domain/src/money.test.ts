import { expect, test } from 'vitest';
import { CURRENCY_CODES } from './jobs/published-job-salary';
import { moneyText } from './money';

test.each(CURRENCY_CODES.split(' '))('writes %s as Intl does', (currency) => {
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
