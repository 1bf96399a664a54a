import { screen, within } from '@testing-library/react';
import { claims } from '@torque-tide/domain/claims';
import { describe, expect, test, vi } from 'vitest';
import { questions } from './faq-questions';
import { renderWithProviders } from '@/test/render';
import { Page as ServicesPage } from './services-page';

const openPage = () => renderWithProviders(<ServicesPage />, '/services');

const card = (name: string) => {
  const heading = screen.getByRole('heading', { level: 3, name });
  return within(heading.closest('article')!);
};

test('the four solutions are shown, and Growth alone is new', () => {
  openPage();
  const names = ['Core', 'Contract', 'Exec Search', 'Growth'];
  expect(names.filter((name) => card(name).queryByText('New'))).toEqual(['Growth']);
  expect(card('Growth').getByRole('link')).toHaveAttribute('href', '/growth');
  expect(card('Growth').getByText(`${claims.growth.worthwhileHires} hires annually`)).toBeVisible();
});

test('on a narrow screen an arrow scrolls the cards by 280 px', async () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1100);
  const scrollBy = vi.spyOn(Element.prototype, 'scrollBy');
  const { user } = openPage();
  // jsdom knows no media queries, so the arrows count as hidden.
  const hidden = true;
  expect(screen.getByRole('button', { name: 'Show previous solutions', hidden })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Show next solutions', hidden }));
  expect(scrollBy).toHaveBeenCalledWith({ left: 280, behavior: 'smooth' });
});

describe('questions', () => {
  test('are five, closed at first', () => {
    openPage();
    expect(questions).toHaveLength(5);
    for (const { question, answer } of questions) {
      expect(screen.getByRole('heading', { name: question })).toBeVisible();
      expect(screen.getByText(answer[0] ?? '')).not.toBeVisible();
    }
  });

  test('say when Growth pays off', async () => {
    const { user } = openPage();
    await user.click(screen.getByText('When does the Growth model pay off?'));
    expect(
      screen.getByText(/The Growth model pays off at 3\+ hires annually/, { exact: false }),
    ).toBeVisible();
  });
});

test('Contact Us leads to the contact section of Home', () => {
  openPage();
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/#contact');
});
