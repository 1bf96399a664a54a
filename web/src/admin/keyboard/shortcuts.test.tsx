import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { openAdminTab } from '@/test/admin';
import { buildJob } from '@/test/builders';
import { apiAnswers } from '@/test/fake-api';

beforeEach(() => {
  apiAnswers('jobs.list', [buildJob({ title: 'Grid planner' })]);
  apiAnswers('caseStudies.list', []);
  apiAnswers('testimonials.list', []);
  apiAnswers('clientLogos.list', []);
});

const TABS = [
  ['jobs', 'Manage Jobs', 'Add New Job'],
  ['case-studies', 'Manage Case Studies', 'Add Case Study'],
  ['testimonials', 'Testimonials Management', 'Add New Testimonial'],
  ['client-logos', 'Client Logos Management', 'Add Client Logo'],
] as const;

type User = Awaited<ReturnType<typeof openAdminTab>>['user'];
const add = (user: User) => user.click(screen.getAllByRole('button', { name: /^Add / })[0]!);

test.each(TABS)(
  'in the tab %s, a new form gets the focus and Esc closes it',
  async (tab, list, form) => {
    const { user } = await openAdminTab(tab, list);
    await add(user);
    // In a new form the editor wants to type at once.
    await screen.findByRole('heading', { name: form });
    await waitFor(() =>
      expect(document.activeElement?.matches('form input, form textarea')).toBe(true),
    );
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('heading', { name: list })).toBeVisible();
  },
);

test.each([
  ['jobs', 'Manage Jobs', 'Search jobs'],
  ['case-studies', 'Manage Case Studies', 'Search case studies'],
] as const)('in the tab %s, / focuses the search and types nothing', async (tab, list, name) => {
  const { user } = await openAdminTab(tab, list);
  await user.keyboard('/');
  const search = screen.getByRole('searchbox', { name });
  expect(search).toHaveFocus();
  expect(search).toHaveValue('');
  expect(search).toHaveAttribute('aria-keyshortcuts', '/');
});

test.each([
  ['German', { key: '/', code: 'Digit7', shiftKey: true }],
  ['French', { key: '/', code: 'Period', shiftKey: true }],
])('on a %s keyboard, / focuses the search', async (_, press) => {
  await openAdminTab('jobs', 'Manage Jobs');
  fireEvent.keyDown(document.body, press);
  expect(screen.getByRole('searchbox', { name: 'Search jobs' })).toHaveFocus();
});

describe('shortcuts do nothing', () => {
  test('while typing in a field', async () => {
    const { user } = await openAdminTab('jobs', 'Manage Jobs');
    await user.type(screen.getByRole('searchbox', { name: 'Search jobs' }), 'n/a');
    expect(screen.getByRole('searchbox', { name: 'Search jobs' })).toHaveValue('n/a');
  });

  test('while editing: Esc in a field does not close the form', async () => {
    const { user } = await openAdminTab('jobs', 'Manage Jobs');
    await add(user);
    await user.type(await screen.findByRole('textbox', { name: /^Job Title/ }), 'Wind{Escape}');
    expect(screen.getByRole('textbox', { name: /^Job Title/ })).toHaveValue('Wind');
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

  test.each(['{Control>}/{/Control}', '{Meta>}/{/Meta}', '{Alt>}/{/Alt}'])(
    "in place of the browser's own: %s",
    async (keys) => {
      const { user } = await openAdminTab('jobs', 'Manage Jobs');
      await user.keyboard(keys);
      expect(document.body).toHaveFocus();
    },
  );
});

test('Esc closes the form like Cancel, and keeps the changes', async () => {
  const { user } = await openAdminTab('jobs', 'Manage Jobs');
  await add(user);
  await user.type(await screen.findByRole('textbox', { name: /^Job Title/ }), 'Wind');
  screen.getByRole('button', { name: 'Cancel' }).focus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  await add(user);
  expect(await screen.findByRole('textbox', { name: /^Job Title/ })).toHaveValue('Wind');
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
