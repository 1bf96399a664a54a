import { expect, test } from 'vitest';
import { renderWithProviders } from '@/test/render';
import { DisclosureList } from './disclosure-list';

const items = [
  { id: 'a', title: 'First', content: 'One.' },
  { id: 'b', title: 'Second', content: 'Two.' },
];

// jsdom doesn't close other items of a group; `tests/e2e/site/layout.spec.ts` tests that in a browser.
test('groups its items apart from those of another list', () => {
  const { container } = renderWithProviders(
    <>
      <DisclosureList items={items} />
      <DisclosureList items={items} />
    </>,
  );
  const names = Array.from(container.querySelectorAll('details'), (details) =>
    details.getAttribute('name'),
  );
  expect(names[0]).toBeTruthy();
  expect(names).toEqual([names[0], names[0], names[2], names[2]]);
  expect(names[0]).not.toBe(names[2]);
});
