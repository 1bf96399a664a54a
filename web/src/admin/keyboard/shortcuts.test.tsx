import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { openAdminTab } from '@/test/admin';
import { buildJob } from '@/test/builders';
import { apiAnswers } from '@/test/fake-api';

beforeEach(() => {
  apiAnswers('jobs.list', [buildJob({ title: 'Grid planner' })]);
  apiAnswers('testimonials.list', []);
});

type User = Awaited<ReturnType<typeof openAdminTab>>['user'];
const add = (user: User) => user.click(screen.getAllByRole('button', { name: /^Add / })[0]!);

test('a new form has the focus, and Esc leaves it', async () => {
  const { user } = await openAdminTab('testimonials', 'Testimonials Management');
  await add(user);
  // A new form is begun to be typed into.
  await screen.findByRole('heading', { name: 'Add New Testimonial' });
  await waitFor(() =>
    expect(document.activeElement?.matches('form input, form textarea')).toBe(true),
  );
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('heading', { name: 'Testimonials Management' })).toBeVisible();
});

test('on every keyboard, / leads to the search, and types nothing', async () => {
  const { user } = await openAdminTab('jobs', 'Manage Jobs');
  const search = screen.getByRole('searchbox', { name: 'Search jobs' });
  expect(search).toHaveAttribute('aria-keyshortcuts', '/');
  await user.keyboard('/');
  expect(search).toHaveFocus();
  expect(search).toHaveValue('');
  // German and French.
  for (const code of ['Digit7', 'Period']) {
    act(() => search.blur());
    fireEvent.keyDown(document.body, { key: '/', code, shiftKey: true });
    expect(search).toHaveFocus();
  }
});

describe('shortcuts do nothing', () => {
  test('while typing in a field', async () => {
    const { user } = await openAdminTab('jobs', 'Manage Jobs');
    await user.type(screen.getByRole('searchbox', { name: 'Search jobs' }), 'n/a');
    expect(screen.getByRole('searchbox', { name: 'Search jobs' })).toHaveValue('n/a');
  });

  test('of who edits: Esc in a field does not leave the form', async () => {
    const { user } = await openAdminTab('testimonials', 'Testimonials Management');
    await add(user);
    const company = await screen.findByRole('textbox', { name: /^Company/ });
    await user.type(company, 'Wind{Escape}');
    expect(company).toHaveValue('Wind');
  });

  test('in a dialog, except Esc, which only closes the dialog', async () => {
    const { user } = await openAdminTab('jobs', 'Manage Jobs');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.keyboard('/');
    expect(dialog).toBeVisible();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Manage Jobs' })).toBeVisible();
  });

  test('of the browser', async () => {
    const { user } = await openAdminTab('jobs', 'Manage Jobs');
    for (const key of ['Control', 'Meta', 'Alt']) {
      await user.keyboard(`{${key}>}/{/${key}}`);
      expect(document.body).toHaveFocus();
    }
  });
});

test('Esc leaves as Cancel does, and keeps what is typed', async () => {
  const { user } = await openAdminTab('testimonials', 'Testimonials Management');
  await add(user);
  await user.type(await screen.findByRole('textbox', { name: /^Company/ }), 'Wind');
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
