import { screen, within } from '@testing-library/react';
import { brand } from '@torque-tide/domain/brand';
import { claims } from '@torque-tide/domain/claims';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { telephoneUrl } from '@torque-tide/domain/telephone';
import { expect, test, vi } from 'vitest';
import { services } from '@torque-tide/domain/texts/services';
import { renderWithProviders } from '@/test/render';
import { CallLine } from '@/site/ui/call/call-line';
import { Page as ServicesPage } from './services-page';

const openPage = () => renderWithProviders(<ServicesPage />, '/services');

const card = (name: string) => {
  const heading = screen.getByRole('heading', { level: 3, name });
  return within(heading.closest('article')!);
};

test('shows the four solutions, how each is paid for, the prices and the telephone', () => {
  openPage();
  const names = ['Core', 'Contract', 'Exec Search', 'Growth'];
  expect(names.filter((name) => card(name).queryByText('New'))).toEqual(['Growth']);
  expect(card('Growth').getByRole('link')).toHaveAttribute('href', '/growth');
  expect(card('Growth').getByText(`${claims.growth.worthwhileHires} hires annually`)).toBeVisible();
  for (const name of names) {
    expect(card(name).getByText('How it is paid').nextElementSibling).not.toBeEmptyDOMElement();
  }
  expect(card('Growth').getByText('£2,600 to £3,000 a hire, by the month')).toBeVisible();
  const hidden = true;
  expect(screen.getByRole('link', { name: 'Growth: from £2,600 a hire', hidden })).toHaveAttribute(
    'href',
    '/services#growth',
  );
  expect(screen.getByRole('link', { name: brand.phone ?? '' })).toHaveAttribute(
    'href',
    telephoneUrl(brand.phone ?? ''),
  );
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/#contact');
});

test("shows the owner's price range for each but Growth, or none", () => {
  const paid = (name: string) => card(name).getByText('How it is paid').nextElementSibling;
  const prices = { Core: '20% of the salary', Contract: '£4 an hour', 'Exec Search': '30%' };
  const claims = {
    ...FIRST_SETTINGS.claims,
    corePrice: prices.Core,
    contractPrice: prices.Contract,
    execSearchPrice: prices['Exec Search'],
  };
  const { unmount } = renderWithProviders(<ServicesPage />, '/services', {
    ...FIRST_SETTINGS,
    claims,
  });
  for (const [name, price] of Object.entries(prices)) {
    expect(paid(name)?.nextElementSibling).toHaveTextContent(price);
  }
  unmount();
  openPage();
  for (const name of [...Object.keys(prices), 'Growth']) {
    expect(paid(name)?.nextElementSibling).toHaveTextContent(/^(?:Ask about|See) /);
  }
});

test('shows the telephone hours, if the owner has set them', () => {
  const hours = 'Monday to Friday, 9:00 to 17:30';
  const agency = { ...FIRST_SETTINGS.agency, phoneHours: hours };
  renderWithProviders(<CallLine />, '/services', { ...FIRST_SETTINGS, agency });
  expect(screen.getByText(hours)).toBeVisible();
});

test('scrolls the cards by 280 px with an arrow on a narrow screen', async () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1100);
  const scrollBy = vi.spyOn(Element.prototype, 'scrollBy');
  const { user } = openPage();
  // jsdom has no media queries, so it considers the arrows hidden.
  const hidden = true;
  expect(screen.getByRole('button', { name: 'Show previous solutions', hidden })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Show next solutions', hidden }));
  expect(scrollBy).toHaveBeenCalledWith({ left: 280, behavior: 'smooth' });
});

test('has five questions, closed at first, which say when Growth pays off', async () => {
  const { user } = openPage();
  const { first: questions } = services.rows.questions;
  expect(questions).toHaveLength(5);
  for (const { title, text } of questions) {
    const [begins = ''] = text.split(/[{\n]/);
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText((words) => words.startsWith(begins))).not.toBeVisible();
  }
  await user.click(screen.getByText('When does the Growth model pay off?'));
  expect(
    screen.getByText(/The Growth model pays off at 3\+ hires annually/, { exact: false }),
  ).toBeVisible();
  // The calculator starts at nine hires.
  expect(screen.getByText(/Its smallest plan is 9 hires, 3 a month for 3 months/)).toBeVisible();
});
