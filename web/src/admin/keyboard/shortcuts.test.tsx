import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openAdminTab } from '@/test/admin';
import { buildJob } from '@/test/builders';
import { apiAnswers } from '@/test/fake-api';

beforeEach(() => {
  apiAnswers('jobs.list', [buildJob({ title: 'Grid planner' })]);
  apiAnswers('testimonials.list', []);
});

type User = Awaited<ReturnType<typeof openAdminTab>>['user'];
const add = (user: User) => user.click(screen.getAllByRole('button', { name: /^Add / })[0]!);

test('a new form has the focus, and Esc returns it to the heading', async () => {
  const { user } = await openAdminTab('testimonials', 'Testimonials Management');
  await add(user);
  // A new form is begun to be typed into.
  await screen.findByRole('heading', { name: 'Add New Testimonial' });
  await waitFor(() =>
    expect(document.activeElement?.matches('form input, form textarea')).toBe(true),
  );
  await user.keyboard('{Escape}');
  const heading = await screen.findByRole('heading', { name: 'Testimonials Management' });
  await waitFor(() => expect(heading).toHaveFocus());
});

test('on every keyboard, / alone leads to the search, and types nothing', async () => {
  const { user } = await openAdminTab('jobs', 'Manage Jobs');
  const search = screen.getByRole('searchbox', { name: 'Search jobs' });
  expect(search).toHaveAttribute('aria-keyshortcuts', '/');
  // The browser has shortcuts of its own.
  for (const key of ['Control', 'Meta', 'Alt']) {
    await user.keyboard(`{${key}>}/{/${key}}`);
    expect(document.body).toHaveFocus();
  }
  await user.keyboard('/');
  expect(search).toHaveFocus();
  expect(search).toHaveValue('');
  // German and French.
  for (const code of ['Digit7', 'Period']) {
    act(() => search.blur());
    fireEvent.keyDown(document.body, { key: '/', code, shiftKey: true });
    expect(search).toHaveFocus();
  }
  await user.type(search, 'n/a');
  expect(search).toHaveValue('n/a');
});

test('shortcuts do nothing in a dialog, except Esc, which only closes the dialog', async () => {
  const { user } = await openAdminTab('jobs', 'Manage Jobs');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.keyboard('/{Control>}k{/Control}');
  expect(dialog).toBeVisible();
  expect(screen.queryByRole('combobox', { name: /^Find any/ })).toBeNull();
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Manage Jobs' })).toBeVisible();
});

test('Esc in a field stays, and elsewhere leaves as Cancel does, and keeps what is typed', async () => {
  const { user } = await openAdminTab('testimonials', 'Testimonials Management');
  await add(user);
  const company = await screen.findByRole('textbox', { name: /^Company/ });
  await user.type(company, 'Wind{Escape}');
  expect(company).toHaveValue('Wind');
  screen.getByRole('button', { name: 'Cancel' }).focus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  await add(user);
  expect(await screen.findByRole('textbox', { name: /^Company/ })).toHaveValue('Wind');
});

test('the account menu turns off the character shortcut', async () => {
  const { user } = await openAdminTab('jobs', 'Manage Jobs');
  const search = screen.getByRole('searchbox', { name: 'Search jobs' });
  async function flip(wasOn: boolean) {
    await user.click(screen.getByRole('button', { name: /^Account menu/ }));
    const item = await screen.findByRole('menuitemcheckbox', { name: 'Search with the / key' });
    expect(item).toHaveAttribute('aria-checked', `${wasOn}`);
    await user.click(item);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  }
  await flip(true);
  await user.keyboard('/');
  expect(search).not.toHaveFocus();
  await flip(false);
  await user.keyboard('/');
  expect(search).toHaveFocus();
});
