import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openAdminTab } from '@/test/admin';
import { buildTestimonial } from '@/test/builders';
import { apiAnswers } from '@/test/fake-api';

beforeEach(() => {
  apiAnswers('testimonials.list', [
    buildTestimonial({ id: '1', quote: 'They knew the grid.' }),
    buildTestimonial({ id: '2', quote: 'They knew the wind.' }),
  ]);
});

const second = () => screen.findByRole('article', { name: '“They knew the wind.”' });

async function openList() {
  const app = await openAdminTab('testimonials', 'Testimonials Management');
  const item = await second();
  return { ...app, item, search: screen.getByRole('searchbox') };
}

test('Enter presses a focused button of an item, and edits a focused item', async () => {
  const { user, item, location } = await openList();
  screen.getAllByRole('button', { name: 'Delete' })[0]!.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  item.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Edit Testimonial' });
  expect(location().search).toContain('edit=2');
});

test('from the search, Enter edits the first result, and keeps the search', async () => {
  const { user, location, search } = await openList();
  await user.keyboard('/');
  await user.type(search, 'wind');
  const before = location();
  fireEvent.keyDown(search, { key: 'Enter', isComposing: true });
  expect(location()).toEqual(before);
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Edit Testimonial' });
  expect(location().search).toContain('edit=2');
  await user.keyboard('{Escape}');
  const item = await second();
  await waitFor(() => expect(item).toHaveFocus());
  expect(location().search).toContain('q=wind');
});
