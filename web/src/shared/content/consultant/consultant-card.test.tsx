import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildConsultant } from '@/test/builders';
import { ConsultantCard } from './consultant-card';

const ada = buildConsultant();

function show(overrides: Partial<typeof ada> = {}, subject?: string) {
  const { container } = render(
    <ConsultantCard consultant={{ ...ada, ...overrides }} subject={subject} />,
  );
  return { picture: () => container.querySelector('img') };
}

describe('a consultant', () => {
  test("has their expertise and direct contacts, and breaks a long address before its '@'", () => {
    show();
    expect(
      screen.getByRole('heading', { level: 2, name: 'Ask Ada Berg, battery storage' }),
    ).toBeVisible();
    expect(screen.getByText(ada.sentence)).toBeVisible();
    const ways = within(screen.getByRole('list', { name: 'Ways to reach Ada Berg' }));
    expect(ways.getByRole('link', { name: '+44 20 7946 0901' })).toHaveAttribute(
      'href',
      'tel:+442079460901',
    );
    const mail = ways.getByRole('link', { name: ada.email });
    expect(mail).toHaveAttribute('href', `mailto:${ada.email}`);
    expect(mail.querySelector('wbr')?.nextSibling).toHaveTextContent(/^@/);
    const linkedIn = ways.getByRole('link', { name: 'Ada Berg on LinkedIn (opens in a new tab)' });
    expect(linkedIn).toHaveAttribute('href', ada.linkedIn);
    expect(linkedIn).toHaveAttribute('rel', 'noreferrer');
  });

  test("gets an e-mail with the page's subject", () => {
    show({}, 'Question about R&D (#7)');
    expect(screen.getByRole('link', { name: ada.email })).toHaveAttribute(
      'href',
      `mailto:${ada.email}?subject=Question%20about%20R%26D%20(%237)`,
    );
  });

  test('has no number or profile if there is none', () => {
    show({ phone: undefined, linkedIn: undefined });
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([ada.email]);
  });
});

describe('the picture', () => {
  test.each([
    ['Ada van den Berg', 'AB'],
    [' ada ', 'A'],
    ['Östen Ärlig', 'ÖÄ'],
  ])('of %o is %s in letters if there is none', (name, initials) => {
    show({ name, picture: undefined });
    expect(screen.getByText(initials)).toBeInTheDocument();
  });

  test("loads from the page's origin without alternative text, and gives way to the initials", () => {
    const { picture } = show();
    expect(picture()).toHaveAttribute('src', '/portraits/ada-berg.svg');
    expect(picture()).toHaveAttribute('alt', '');
    fireEvent.error(picture() as HTMLElement);
    expect(picture()).toBeNull();
    expect(screen.getByText('AB')).toBeInTheDocument();
  });
});
