import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { DisclosureList } from './disclosure-list';

const items = [
  { id: 'a', title: 'First', content: 'One.' },
  { id: 'b', title: 'Second', content: 'Two.' },
];

const openTitles = () =>
  screen.queryAllByRole('button', { expanded: true }).map((button) => button.textContent);

test('everything is closed at first', () => {
  renderWithProviders(<DisclosureList items={items} />);
  expect(openTitles()).toEqual([]);
  expect(screen.getByText('One.')).not.toBeVisible();
});

test('opening one closes the other', async () => {
  const { user } = renderWithProviders(<DisclosureList items={items} />);
  await user.click(screen.getByRole('button', { name: 'First' }));
  expect(screen.getByRole('region', { name: 'First' })).toHaveTextContent('One.');
  await user.click(screen.getByRole('button', { name: 'Second' }));
  expect(openTitles()).toEqual(['Second']);
  expect(screen.getByText('One.')).not.toBeVisible();
});

test('the open one closes when chosen again, by key as well', async () => {
  const { user } = renderWithProviders(<DisclosureList items={items} />);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(openTitles()).toEqual(['First']);
  await user.keyboard(' ');
  expect(openTitles()).toEqual([]);
});
