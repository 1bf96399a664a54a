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

describe('somebody to ask', () => {
  test('is named with what they know, and can be reached at once', () => {
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
    expect(ways.getByRole('link', { name: ada.email })).toHaveAttribute(
      'href',
      `mailto:${ada.email}`,
    );
    const linkedIn = ways.getByRole('link', { name: 'Ada Berg on LinkedIn (opens in a new tab)' });
    expect(linkedIn).toHaveAttribute('href', ada.linkedIn);
    expect(linkedIn).toHaveAttribute('rel', 'noreferrer');
  });

  test('is written to about what one was reading', () => {
    show({}, 'Question about R&D (#7)');
    expect(screen.getByRole('link', { name: ada.email })).toHaveAttribute(
      'href',
      `mailto:${ada.email}?subject=Question%20about%20R%26D%20(%237)`,
    );
  });

  test('has no line and no profile that there is not', () => {
    show({ phone: undefined, linkedIn: undefined });
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([ada.email]);
  });
});

describe('the picture', () => {
  test('is loaded from where the page is, and says nothing that the name does not', () => {
    const { picture } = show();
    expect(picture()).toHaveAttribute('src', '/portraits/ada-berg.svg');
    expect(picture()).toHaveAttribute('alt', '');
  });

  test.each([
    ['Ada Berg', 'AB'],
    ['Ada van den Berg', 'AB'],
    [' ada ', 'A'],
    ['Östen Ärlig', 'ÖÄ'],
  ])('of %o is %s in letters where there is none', (name, initials) => {
    show({ name, picture: undefined });
    expect(screen.getByText(initials)).toBeInTheDocument();
  });

  test('gives way to the initials when it does not load', () => {
    const { picture } = show();
    fireEvent.error(picture() as HTMLElement);
    expect(picture()).toBeNull();
    expect(screen.getByText('AB')).toBeInTheDocument();
  });
});
