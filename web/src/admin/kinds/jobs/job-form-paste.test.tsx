import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type ClipboardTexts } from '@/admin/fields/paste/read-clipboard';
import { ADVERT_WORD } from '@/test/advert-samples';
import { GMAIL, WORD } from '@/test/clipboard-samples';
import { renderAdmin } from '@/test/admin';
import { apiAnswers } from '@/test/fake-api';

beforeEach(() => {
  localStorage.setItem('adminSessionId', 'session-1');
  apiAnswers('admin.verify', { username: 'anna', expiresAt: '2026-11-21T18:00:00.000Z' });
  apiAnswers('jobs.list', []);
});

const field = (name: string) =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`^${name}`) });
const texts = () =>
  ['Description', 'Responsibilities', 'Requirements'].map((name) => field(name).value);

async function openForm() {
  const { user } = renderAdmin('/admin?tab=jobs&new=1');
  await screen.findByRole('form');
  return user;
}

/** @returns true where the browser is left to paste by itself */
function paste(into: HTMLElement, { html, plain }: ClipboardTexts): boolean {
  const getData = (type: string) => (type === 'text/html' ? html : plain);
  return fireEvent.paste(into, { clipboardData: { getData } });
}

const press = (target: HTMLElement, options: KeyboardEventInit = { ctrlKey: true }) =>
  fireEvent.keyDown(target, { key: 'z', ...options });

test('a text of Word becomes plain lines where it was pasted, and is split when that is asked for', async () => {
  const user = await openForm();
  await user.enter(field('Requirements'), 'Calm');
  expect(paste(field('Description'), WORD)).toBe(false);
  expect(texts()).toEqual([expect.stringContaining('Responsibilities:\n• Lead grid'), '', 'Calm']);
  expect(
    screen.getByText('This text has parts for Description, Responsibilities and Requirements.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Split into fields' }));
  expect(texts()).toEqual([
    expect.stringMatching(/^Our client [^•]*assistant”\.$/),
    'Lead grid applications\nwith the network operator\nand its contractors',
    'Calm\nFive years with a network operator\nA degree, or as much experience',
  ]);
  expect(field('Description')).toHaveFocus();
});

describe('a whole advert', () => {
  const facts = () => [
    field('Job Title').value,
    screen.getByRole<HTMLInputElement>('combobox', { name: 'City or Town' }).value,
    screen.queryByRole('button', { name: 'Remove UK' }) ? 'UK' : '',
    field('Salary Range').value,
  ];

  test('goes into its fields, and one Undo takes it out of all of them', async () => {
    const user = await openForm();
    const empty = facts();
    paste(field('Description'), ADVERT_WORD);
    expect(
      screen.getByText(
        'This text has parts for Job Title, Description, Responsibilities, Requirements, Salary Range, City or Town and Location Tags.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Split into fields' }));
    expect(facts()).toEqual(['Senior Grid Connection Engineer', 'Leeds', 'UK', '£62k to £74k']);
    expect(texts()[1]).toBe('Lead grid applications\nBrief the contractors');
    expect(press(field('Job Title'))).toBe(false);
    expect(facts()).toEqual(empty);
    expect(texts()).toEqual(['', '', '']);
  });

  test('leaves what was typed', async () => {
    const user = await openForm();
    await user.enter(field('Job Title'), 'Grid lead');
    paste(field('Description'), ADVERT_WORD);
    await user.click(screen.getByRole('button', { name: 'Split into fields' }));
    expect(facts()[0]).toBe('Grid lead');
    expect(texts()[0]).toMatch(/^Senior Grid Connection Engineer/);
  });

  test('of plain lines is offered to be split, too', async () => {
    await openForm();
    const plain = 'Job title: Planner\nSalary: £40k';
    expect(paste(field('Description'), { html: '', plain })).toBe(false);
    expect(texts()[0]).toBe(plain);
    expect(screen.getByRole('button', { name: 'Split into fields' })).toBeVisible();
  });
});

test('the note below a long text comes into sight, and can be put away; no other field undoes it', async () => {
  const user = await openForm();
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  paste(field('Description'), WORD);
  const note = screen.getByRole('button', { name: 'Split into fields' }).parentElement;
  expect(scroll.mock.contexts).toEqual([note?.nextSibling]);
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
  const [pasted] = texts();
  // In a field that the paste did not reach, Ctrl+Z is that field's own.
  expect(press(field('Job Title'))).toBe(true);
  expect(press(field('Description'), { ctrlKey: true, shiftKey: true })).toBe(true);
  expect(texts()[0]).toBe(pasted);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/^This text has parts/)).toBeNull();
  expect(texts()[0]).toBe(pasted);
});

test('Ctrl+Z, Cmd+Z in another field, or the button takes a paste back, the split included', async () => {
  const user = await openForm();
  await user.enter(field('Description'), 'Before ');
  await user.enter(field('Requirements'), 'Calm');
  for (const undo of [
    () => press(field('Description')),
    () => press(field('Requirements'), { metaKey: true }),
    () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })),
  ]) {
    paste(field('Description'), WORD);
    await user.click(screen.getByRole('button', { name: 'Split into fields' }));
    expect(texts()[1]).not.toBe('');
    undo();
    expect(texts()).toEqual(['Before ', '', 'Calm']);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  }
});

test('what is typed afterwards is never taken back with it', async () => {
  const user = await openForm();
  paste(field('Description'), WORD);
  expect(screen.getByText(/^This text has parts/)).toBeVisible();
  await user.type(field('Description'), '!');
  expect(screen.queryByText(/^This text has parts/)).toBeNull();
  expect(press(field('Description'))).toBe(true);
  expect(texts()[0]).toMatch(/experience!$/);
});

test('a text for one field alone becomes plain lines, and says nothing', async () => {
  const user = await openForm();
  // A plain text is the browser's to paste, and a line of one field, too.
  expect(paste(field('Description'), { html: '', plain: 'A sentence.\nAnother one.' })).toBe(true);
  expect(paste(field('Job Title'), { html: '', plain: '- Planner' })).toBe(true);
  // A list goes into a list without signs, and without its own heading.
  paste(field('Requirements'), { html: '', plain: 'Requirements:\r\n• Calm\r\n• Kind' });
  expect(texts()).toEqual(['', '', 'Calm\nKind']);
  // Behind a word it begins a line of its own.
  await user.enter(field('Description'), 'You:');
  paste(field('Description'), { html: '', plain: '- plan\n- lead' });
  expect(texts()[0]).toBe('You:\n• plan\n• lead');
  fireEvent.change(field('Description'), { target: { value: '' } });
  expect(paste(field('Description'), GMAIL)).toBe(false);
  expect(texts()[0]).toBe('Hello,\n\nwe need:\n• a planner\n• a fitter\n\nRegards\nClara');
  expect(screen.queryByRole('button', { name: /^(?:Undo|Split into fields)$/ })).toBeNull();
});
