import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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

test.each([
  ['jobs', 'Manage Jobs', 'Add New Job'],
  ['testimonials', 'Testimonials Management', 'Add New Testimonial'],
])('in the tab %s, n opens the form and Esc leaves it', async (tab, list, form) => {
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
  test('/ leads to the search', async () => {
    await openAdminTab('jobs', 'Manage Jobs');
    const search = screen.getByRole('searchbox', { name: 'Search jobs' });
    for (const [layout, press] of [
      ['German', { key: '/', code: 'Digit7', shiftKey: true }],
      ['French', { key: '/', code: 'Period', shiftKey: true }],
      ['Russian, where the slash is typed', { key: '/', code: 'Backslash', shiftKey: true }],
      ['Russian, in the place of the slash', { key: '.', code: 'Slash' }],
      ['Arabic', { key: 'ظ', code: 'Slash' }],
    ] as const) {
      fireEvent.keyDown(document.body, press);
      expect(search, layout).toHaveFocus();
      act(() => search.blur());
    }
  });

  test('? lists the keys', async () => {
    const { user } = await openAdminTab('jobs', 'Manage Jobs');
    for (const press of [
      { key: '?', code: 'Minus', shiftKey: true }, // German
      { key: '?', code: 'KeyM', shiftKey: true }, // French
      { key: ',', code: 'Slash', shiftKey: true }, // Russian
      { key: '؟', code: 'Slash', shiftKey: true }, // Arabic
    ]) {
      fireEvent.keyDown(document.body, press);
      await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  test('n opens the form', async () => {
    const { user } = await openAdminTab('jobs', 'Manage Jobs');
    for (const press of [
      { key: 'т', code: 'KeyN' }, // Russian
      { key: 'n', code: 'KeyL' }, // Dvorak
      { key: 'N', code: 'KeyN' }, // Caps Lock
    ]) {
      fireEvent.keyDown(document.body, press);
      await screen.findByRole('heading', { name: 'Add New Job' });
      await user.keyboard('{Escape}');
      await screen.findByRole('heading', { name: 'Manage Jobs' });
    }
  });

  test('other characters in the places of these keys do nothing', async () => {
    await openAdminTab('jobs', 'Manage Jobs');
    for (const [character, press] of [
      ['a letter that Dvorak has in the place of the slash', { key: 'z', code: 'Slash' }],
      ['a comma in its own place', { key: ',', code: 'Comma' }],
      ['a letter that Dvorak has in the place of n', { key: 'b', code: 'KeyN' }],
    ] as const) {
      expect(fireEvent.keyDown(document.body, press), character).toBe(true);
      expect(document.body, character).toHaveFocus();
    }
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

  test('of the browser', async () => {
    const { user } = await openAdminTab('jobs', 'Manage Jobs');
    await user.keyboard('{Control>}n{/Control}{Meta>}n{/Meta}{Alt>}n{/Alt}');
    expect(screen.getByRole('heading', { name: 'Manage Jobs' })).toBeVisible();
  });
});

test('Esc leaves a changed form as Cancel does, but not from a field', async () => {
  const { user } = await openAdminTab('jobs', 'Manage Jobs');
  await user.keyboard('n');
  const title = await screen.findByRole('textbox', { name: /^Job Title/ });
  await user.enter(title, 'Wind');
  await user.keyboard('{Escape}');
  expect(title).toBeVisible();
  expect(title).toHaveValue('Wind');
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
