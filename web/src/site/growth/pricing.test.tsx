import { act, fireEvent, screen, within } from '@testing-library/react';
import { brand } from '@torque-tide/domain/brand';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { ANNOUNCE_DELAY_MS, Pricing } from './pricing';
import { URL_DELAY_MS } from '@/shared/browser/use-url-state';

afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const slider = (name: string) => screen.getByRole('slider', { name });
const set = (name: string, value: number) =>
  fireEvent.change(slider(name), { target: { value: String(value) } });
const panel = (name = 'Monthly cost') => within(screen.getByRole('region', { name }));
const figure = (name: string) =>
  panel()
    .getAllByRole('term')
    .find(({ textContent }) => textContent === name)?.nextElementSibling;
const currentBand = () =>
  screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'true');

test('starts with 5 hires a month for 3 months, in the ranges of the price list', () => {
  renderWithProviders(<Pricing />, '/growth');
  expect(slider('Hires per month')).toHaveValue('5');
  expect(slider('Duration')).toHaveValue('3');
  expect(panel().getByText('£15,000')).toBeVisible();
  expect(panel().getByText('5 hires a month × £3,000 a hire')).toBeVisible();
  expect(figure('Total hires')).toHaveTextContent('15');
  expect(figure('Over 3 months')).toHaveTextContent('£45,000');
  expect(figure('Savings')).toHaveTextContent('57%');
  expect(panel().getByRole('list', { name: 'Cost of one hire' })).toHaveTextContent(
    /Growth.*£3,000.*Standard reference.*£7,000/,
  );
  const hires = slider('Hires per month');
  const duration = slider('Duration');
  for (const [input, min, max] of [
    [hires, '3', '10'],
    [duration, '3', '12'],
  ] as const) {
    expect(input).toHaveAttribute('min', min);
    expect(input).toHaveAttribute('max', max);
    expect(input).toHaveAttribute('step', '1');
  }
  expect(hires).toHaveAttribute('aria-valuetext', '5 hires a month');
  expect(duration).toHaveAttribute('aria-valuetext', '3 months');
  // The initial result is there, but isn't announced.
  expect(screen.getByRole('status')).toHaveTextContent(/^5 hires a month for 3 months: £15,000/);
  expect(screen.getByText('Minimum subscription 3 months.')).toBeVisible();
  expect(screen.getByText('Savings are counted against £7,000 for a hire.')).toBeVisible();
  expect(screen.getByText(/A placement fee of 15-25% grows/)).toBeVisible();
});

test('takes the price of a hire from the band of the duration', () => {
  renderWithProviders(<Pricing />, '/growth');
  set('Duration', 9);
  expect(panel().getByText('5 hires a month × £2,600 a hire')).toBeVisible();
  expect(figure('Savings')).toHaveTextContent('63%');
  expect(currentBand()).toHaveLength(1);
  expect(currentBand()[0]).toHaveTextContent(/9 to 12 months/);
});

test('shows 10 hires as 10+ with a custom quote, and 9 with a price', () => {
  renderWithProviders(<Pricing />, '/growth?months=6');
  set('Hires per month', 10);
  expect(slider('Hires per month')).toHaveAttribute('aria-valuetext', '10+ hires a month');
  expect(screen.queryByRole('region', { name: 'Monthly cost' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Print quote' })).not.toBeInTheDocument();
  const custom = panel('Custom quote');
  expect(custom.getByText(/^10\+ hires a month for 6 months takes more/)).toBeVisible();
  expect(custom.queryByText(/£/)).not.toBeInTheDocument();
  expect(currentBand()).toEqual([]);
  const mail = custom.getByRole('link', { name: 'E-mail us this plan' }).getAttribute('href');
  // Mail clients read a plus sign literally, so it is escaped.
  expect(mail).toMatch(`mailto:${brand.email}?subject=Growth%20quote%3A%2010%2B%20hires`);
  expect(custom.getByRole('link', { name: 'Ask for a custom quote' })).toHaveAttribute(
    'href',
    '/growth?months=6&hires=10&about=plan#contact',
  );

  set('Hires per month', 9);
  expect(panel().getByText('£25,650')).toBeVisible();
});

test('reads the plan from the URL and clamps it to the ranges', () => {
  renderWithProviders(<Pricing />, '/growth?hires=1&months=99');
  expect(slider('Hires per month')).toHaveValue('3');
  expect(slider('Duration')).toHaveValue('12');
  expect(panel().getByText('£7,800')).toBeVisible();
});

test("writes only a slider's resting value to the URL", () => {
  vi.useFakeTimers();
  const { location } = renderWithProviders(<Pricing />, '/growth?ref=letter#pricing');
  set('Hires per month', 6);
  pass(URL_DELAY_MS - 1);
  set('Hires per month', 8);
  pass(URL_DELAY_MS - 1);
  expect(location().search).toBe('?ref=letter');
  pass(1);
  expect(location().search).toBe('?ref=letter&hires=8&months=3');
  expect(slider('Hires per month')).toHaveValue('8');
  // Leaving a slider writes at once.
  for (const [name, value] of [
    ['Hires per month', 4],
    ['Duration', 12],
  ] as const) {
    set(name, value);
    fireEvent.blur(slider(name));
  }
  expect(location().search).toBe('?ref=letter&hires=4&months=12');
});

test('announces the result once the slider rests', () => {
  vi.useFakeTimers();
  renderWithProviders(<Pricing />, '/growth');
  const status = screen.getByRole('status');
  const before = status.textContent;
  set('Hires per month', 6);
  pass(ANNOUNCE_DELAY_MS - 1);
  set('Hires per month', 7);
  pass(ANNOUNCE_DELAY_MS - 1);
  expect(status).toHaveTextContent(before ?? '');
  pass(1);
  expect(status).toHaveTextContent(
    '7 hires a month for 3 months: £21,000 a month, 21 hires in all, saving 57%.',
  );
  set('Hires per month', 10);
  pass(ANNOUNCE_DELAY_MS);
  expect(status).toHaveTextContent(/10\+ hires a month.*individually/);
});

describe('a quote’s link', () => {
  const { claims } = FIRST_SETTINGS;
  const dearer = {
    ...FIRST_SETTINGS,
    claims: {
      ...claims,
      growth: { ...claims.growth, ratesPerHire: [{ fromMonths: 3, rate: 3100 }] },
    },
  };
  const open = (path: string, settings = dearer) =>
    renderWithProviders(<Pricing />, path, settings);

  test('shows the price of its link, and says that prices have changed', () => {
    open('/growth?hires=4&months=9&price=2600');
    expect(panel().getByText('£12,400')).toBeVisible();
    const note = screen.getByRole('note');
    expect(note).toHaveTextContent('This link was made at £2,600 a hire, £10,400 a month.');
    expect(note).toHaveTextContent('A quote is valid for 30 days');
    // Another plan was never quoted.
    set('Hires per month', 6);
    expect(screen.queryByRole('note')).toBeNull();
  });

  test.each(['&price=3100', ''])('says nothing while the price is unchanged: %j', (price) => {
    open(`/growth?hires=4&months=9${price}`);
    expect(screen.queryByRole('note')).toBeNull();
    expect(panel().getByText('£12,400')).toBeVisible();
  });

  test('says so too if the hires now have an agreed price', () => {
    open('/growth?hires=10&months=9&price=2600');
    expect(screen.getByRole('note')).toHaveTextContent('£2,600 a hire');
  });
});

test('shows the price below the sliders on phones, and shares a plan as a link that keeps it', async () => {
  const { user } = renderWithProviders(<Pricing />, '/growth?hires=4&months=9');
  // Hidden from screen readers, which hear the status.
  const bar = document.querySelector('p[aria-hidden="true"]');
  expect(bar).toHaveTextContent('£10,400 a monthSavings 63%');
  await user.click(screen.getByRole('button', { name: 'Send to a colleague' }));
  expect(await navigator.clipboard.readText()).toBe(
    'http://127.0.0.1:5000/growth?hires=4&months=9&price=2600',
  );
});
