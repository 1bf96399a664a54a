import { screen, within } from '@testing-library/react';
import { claims } from '@torque-tide/contract/claims';
import { describe, expect, test, vi } from 'vitest';
import { renderApp } from '@/test/render';
import { questions } from './faq-questions';

async function openPage() {
  const rendered = renderApp('/services');
  await screen.findByRole('heading', { level: 1, name: 'Four ways to hire' });
  return rendered;
}

const main = () => within(screen.getByRole('main'));
const card = (name: string) => {
  const heading = main().getByRole('heading', { level: 3, name });
  return within(heading.closest('article')!);
};

test('the four solutions are shown, and Growth alone is new', async () => {
  await openPage();
  const names = ['Core', 'Contract', 'Exec Search', 'Growth'];
  expect(names.filter((name) => card(name).queryByText('New'))).toEqual(['Growth']);
  expect(card('Growth').getByRole('link')).toHaveAttribute('href', '/growth');
  expect(card('Growth').getByText(`${claims.growth.worthwhileHires} hires annually`)).toBeVisible();
});

test('on a narrow screen an arrow scrolls the cards by 280 px', async () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1100);
  const scrollBy = vi.spyOn(Element.prototype, 'scrollBy');
  const { user } = await openPage();
  // jsdom knows no media queries, so the arrows count as hidden.
  const hidden = true;
  expect(screen.getByRole('button', { name: 'Show previous solutions', hidden })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Show next solutions', hidden }));
  expect(scrollBy).toHaveBeenCalledWith({ left: 280, behavior: 'smooth' });
});

describe('questions', () => {
  test('are five, one open at a time', async () => {
    const { user } = await openPage();
    expect(questions).toHaveLength(5);
    const toggles = questions.map(({ question }) => screen.getByRole('button', { name: question }));
    await user.click(toggles[0]!);
    await user.click(toggles[4]!);
    expect(toggles.map((toggle) => toggle.getAttribute('aria-expanded'))).toEqual([
      'false',
      'false',
      'false',
      'false',
      'true',
    ]);
    await user.click(toggles[4]!);
    expect(main().queryByRole('button', { expanded: true })).not.toBeInTheDocument();
  });

  test('say when Growth pays off', async () => {
    const { user } = await openPage();
    await user.click(screen.getByRole('button', { name: 'When does the Growth model pay off?' }));
    expect(
      screen.getByText(/The Growth model pays off at 3\+ hires annually/, { exact: false }),
    ).toBeVisible();
  });
});

test('Contact Us leads to the contact section of Home', async () => {
  const { user, location } = await openPage();
  await user.click(main().getByRole('link', { name: 'Contact Us' }));
  expect(location()).toMatchObject({ pathname: '/', hash: '#contact' });
});
