import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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

test.each(TABS)('in the tab %s, n opens the form and Esc leaves it', async (tab, list, form) => {
  const { user } = await openAdminTab(tab, list);
  await user.keyboard('n');
  // A new form is begun to be typed into.
  await screen.findByRole('heading', { name: form });
  await waitFor(() => expect(document.activeElement).toBeInstanceOf(HTMLElement));
  expect(document.activeElement?.matches('form input, form textarea')).toBe(true);
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('heading', { name: list })).toBeVisible();
});

test.each([
  ['jobs', 'Manage Jobs', 'Search jobs'],
  ['case-studies', 'Manage Case Studies', 'Search case studies'],
] as const)('in the tab %s, / leads to the search and types nothing', async (tab, list, name) => {
  const { user } = await openAdminTab(tab, list);
  await user.keyboard('/');
  const search = screen.getByRole('searchbox', { name });
  expect(search).toHaveFocus();
  expect(search).toHaveValue('');
  expect(search).toHaveAttribute('aria-keyshortcuts', '/');
});

describe('keys of other layouts', () => {
  test.each([
    ['German', { key: '/', code: 'Digit7', shiftKey: true }],
    ['French', { key: '/', code: 'Period', shiftKey: true }],
    ['Russian, where the slash is typed', { key: '/', code: 'Backslash', shiftKey: true }],
    ['Russian, in the place of the slash', { key: '.', code: 'Slash' }],
    ['Arabic', { key: 'ظ', code: 'Slash' }],
  ])('%s: / leads to the search', async (_, press) => {
    await openAdminTab('jobs', 'Manage Jobs');
    fireEvent.keyDown(document.body, press);
    expect(screen.getByRole('searchbox', { name: 'Search jobs' })).toHaveFocus();
  });

  test.each([
    ['German', { key: '?', code: 'Minus', shiftKey: true }],
    ['French', { key: '?', code: 'KeyM', shiftKey: true }],
    ['Russian', { key: ',', code: 'Slash', shiftKey: true }],
    ['Arabic', { key: '؟', code: 'Slash', shiftKey: true }],
  ])('%s: ? lists the keys', async (_, press) => {
    await openAdminTab('jobs', 'Manage Jobs');
    fireEvent.keyDown(document.body, press);
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  test.each([
    ['Russian', { key: 'т', code: 'KeyN' }],
    ['Dvorak', { key: 'n', code: 'KeyL' }],
    ['Caps Lock', { key: 'N', code: 'KeyN' }],
  ])('%s: n opens the form', async (_, press) => {
    await openAdminTab('jobs', 'Manage Jobs');
    fireEvent.keyDown(document.body, press);
    expect(await screen.findByRole('heading', { name: 'Add New Job' })).toBeVisible();
  });

  test.each([
    ['a letter that Dvorak has in the place of the slash', { key: 'z', code: 'Slash' }],
    ['a comma in its own place', { key: ',', code: 'Comma' }],
    ['a letter that Dvorak has in the place of n', { key: 'b', code: 'KeyN' }],
  ])('%s does nothing', async (_, press) => {
    await openAdminTab('jobs', 'Manage Jobs');
    expect(fireEvent.keyDown(document.body, press)).toBe(true);
    expect(document.body).toHaveFocus();
  });
});

describe('keys keep out of the way', () => {
  test('of who types in a field', async () => {
    const { user } = await openAdminTab('jobs', 'Manage Jobs');
    await user.type(screen.getByRole('searchbox', { name: 'Search jobs' }), 'n/?');
    expect(screen.getByRole('searchbox', { name: 'Search jobs' })).toHaveValue('n/?');
    expect(screen.getByRole('heading', { name: 'Manage Jobs' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('of who edits: Esc in a field does not leave the form', async () => {
    const { user } = await openAdminTab('jobs', 'Manage Jobs');
    await user.keyboard('n');
    await user.type(await screen.findByRole('textbox', { name: /^Job Title/ }), 'Wind{Escape}');
    expect(screen.getByRole('textbox', { name: /^Job Title/ })).toHaveValue('Wind');
  });

  test('of a dialog, which Esc closes and nothing else', async () => {
    const { user } = await openAdminTab('jobs', 'Manage Jobs');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.keyboard('n');
    expect(dialog).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Manage Jobs' })).toBeVisible();
  });

  test.each(['{Control>}n{/Control}', '{Meta>}n{/Meta}', '{Alt>}n{/Alt}'])(
    'of the browser: %s',
    async (keys) => {
      const { user } = await openAdminTab('jobs', 'Manage Jobs');
      await user.keyboard(keys);
      expect(screen.getByRole('heading', { name: 'Manage Jobs' })).toBeVisible();
    },
  );
});

test('Esc leaves as Cancel does, and keeps what is typed', async () => {
  const { user } = await openAdminTab('jobs', 'Manage Jobs');
  await user.keyboard('n');
  await user.type(await screen.findByRole('textbox', { name: /^Job Title/ }), 'Wind');
  screen.getByRole('button', { name: 'Cancel' }).focus();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Kept what you typed')).toBeVisible();
});

test('? lists the keys, and can turn those off that type a character', async () => {
  const { user } = await openAdminTab('jobs', 'Manage Jobs');
  await user.keyboard('?');
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(help.getAllByRole('term').map((term) => term.textContent)).toEqual([
    '/',
    'Ctrl+K',
    'n',
    'Ctrl+S',
    'Esc',
    '?',
  ]);
  await user.click(help.getByRole('switch', { name: 'Single-key shortcuts' }));
  await user.click(help.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('n');
  expect(screen.getByRole('heading', { name: 'Manage Jobs' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: /^Account menu/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }));
  await user.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('n');
  expect(await screen.findByRole('heading', { name: 'Add New Job' })).toBeVisible();
});
