import { screen, waitFor, within } from '@testing-library/react';
import { claims } from '@torque-tide/domain/claims';
import { expect, test } from 'vitest';
import { renderPage } from '@/test/render';

test('has a hero with heading, prices, claims and ways on and back', async () => {
  renderPage('/growth?hires=7&months=9');
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(/^Growth Model Pricing$/);
  await waitFor(() => expect(document.title).toMatch(/^Growth Model Pricing \| /));
  expect(screen.getByText(/No 15-25% placement fees: save up to 70%/)).toBeVisible();
  for (const [months, price] of [
    ['3 to 5 months', '£3,000'],
    ['6 to 8 months', '£2,850'],
    ['9 to 12 months', '£2,600'],
  ] as const) {
    const term = screen.getAllByRole('term').find(({ textContent }) => textContent === months);
    expect(term?.nextElementSibling).toHaveTextContent(price);
  }
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  // Links to sections keep the plan in the URL. On phones a second one of each stays in view.
  for (const [name, end] of [
    ['Start Hiring', '&about=growth#contact'],
    ['View Pricing', '#pricing'],
  ] as const) {
    const [link] = screen.getAllByRole('link', { name });
    expect(link).toHaveAttribute('href', `/growth?hires=7&months=9${end}`);
  }
});

test('explains itself with benefits, a chart and reasons, and ends with the contact section', async () => {
  renderPage('/growth');
  const section = within(await screen.findByRole('region', { name: 'What is it?' }));
  const [savings, partner, onOff, ...others] = section.getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(section.getByRole('figure', { name: 'Capacity that follows the work' })).toBeVisible();
  expect(savings).toHaveTextContent(/^Huge Cost Savings.*No 15-25% placement fees.*up to 70%/);
  expect(partner).toHaveTextContent(/^Dedicated Talent Partner.*One person leads your hiring/);
  expect(onOff).toHaveTextContent(/^Turn On & Off.*minimum subscription is 3 months/);

  const why = within(await screen.findByRole('region', { name: 'Why This Works' }));
  const cards = why.getAllByRole('article');
  const texts = {
    'Industry Expertise': /clean energy and future mobility and nowhere else/,
    'Part of Your Team': /writes to candidates in your name/,
    'Proven Playbooks': /Scorecards, interview plans/,
    'Advanced Toolset': /come with the subscription/,
    'Significant Cost Savings': new RegExp(`save ${claims.growth.costSaving}`),
    Flexibility: /From 3 hires a month to more than 10, for 3 to 12 months/,
  };
  expect(cards).toHaveLength(Object.keys(texts).length);
  for (const [name, text] of Object.entries(texts)) {
    const card = why.getByRole('article', { name });
    expect(within(card).getByText(text)).toBeVisible();
    expect(card).not.toHaveAttribute('tabindex');
  }

  const contact = await screen.findByRole('region', { name: 'Tell us what you are looking for' });
  expect(contact).toHaveAttribute('id', 'contact');
  await waitFor(() => expect(document.getElementById('pricing')).toBeInTheDocument());
  expect(within(contact).getByRole('button', { name: 'Send message' })).toBeVisible();
});
