import { act, fireEvent, screen, within } from '@testing-library/react';
import { brand } from '@torque-tide/domain/brand';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { Pricing } from './pricing';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sheet = () => document.querySelector<HTMLElement>('[data-quote-sheet]');

function printQuote(path: string) {
  vi.useFakeTimers({ now: new Date(2026, 5, 5, 12) });
  const print = vi.fn();
  vi.stubGlobal('print', print);
  renderWithProviders(<Pricing />, path);
  expect(sheet()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Print quote' }));
  act(() => {
    vi.advanceTimersByTime(50);
  });
  return print;
}

test('shows brand, date, inputs, figures and validity on the sheet', () => {
  printQuote('/growth?hires=4&months=9');
  const element = sheet();
  if (!element) throw new Error('No sheet');
  const row = (name: string) => within(element).getByText(name).closest('tr');
  for (const text of [brand.name, brand.legalEntity, brand.email, brand.phone]) {
    if (text) expect(within(element).getByText(text)).toBeInTheDocument();
  }
  for (const [name, value] of Object.entries({
    'Hires per month': '4',
    Duration: '9 months',
    'Price per hire': '£2,600',
    'Monthly cost': '£10,400',
    'Total hires': '36',
    'Total over 9 months': '£93,600',
    'Standard reference per hire': '£7,000',
    '36 hires at the reference': '£252,000',
    Savings: '63%',
  })) {
    expect(row(name)).toHaveTextContent(`${name}${value}`);
  }
  expect(element).toHaveTextContent('5 June 2026. Valid until 5 July 2026.');
  expect(element).toHaveTextContent('After 30 days, please ask for a new quote.');
  expect(element).toHaveTextContent('Minimum subscription 3 months.');
  expect(element).toHaveTextContent(`${brand.siteUrl}/growth?hires=4&months=9`);
});

test('opens the print dialog for a sheet that is not visible on screen, as often as asked', () => {
  const print = printQuote('/growth');
  expect(print).toHaveBeenCalledOnce();
  // The class of the print-only element.
  expect(sheet()?.className).toMatch(/sheet/);
  expect(sheet()?.parentElement).toBe(document.body);
  act(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
  expect(sheet()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Print quote' }));
  act(() => {
    vi.advanceTimersByTime(50);
  });
  expect(print).toHaveBeenCalledTimes(2);
  expect(sheet()).not.toBeNull();
});
