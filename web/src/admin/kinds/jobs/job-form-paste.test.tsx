import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type ClipboardTexts } from '@/admin/fields/paste/read-clipboard';
import { ADVERT_WORD } from '@/test/advert-samples';
import { GMAIL, WORD } from '@/test/clipboard-samples';
import { apiAnswers } from '@/test/fake-api';
import { openJobForm } from '@/test/job-form';
import { TEXT_FIELDS } from './split-advert';

beforeEach(() => {
  apiAnswers('jobs.list', []);
});

const field = (name: string) =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`^${name}`) });
const texts = () =>
  ['Description', 'Responsibilities', 'Requirements'].map((name) => field(name).value);

async function openForm() {
  const { user } = await openJobForm('new=1', ['title', ...TEXT_FIELDS]);
  return user;
}

/** @returns true if the browser is left to paste */
function paste(into: HTMLElement, { html, plain }: ClipboardTexts): boolean {
  const getData = (type: string) => (type === 'text/html' ? html : plain);
  return fireEvent.paste(into, { clipboardData: { getData } });
}

test('a text from Word becomes plain lines where it was pasted, and is split on request', async () => {
  const user = await openForm();
  await user.enter(field('Requirements'), 'Calm');
  expect(paste(field('Description'), WORD)).toBe(false);
  const pasted = texts();
  expect(pasted).toEqual([expect.stringContaining('Responsibilities:\n• Lead grid'), '', 'Calm']);
  expect(
    screen.getByText('This text has parts for Responsibilities and Requirements.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Split into fields' }));
  expect(texts()).toEqual([
    expect.stringMatching(/^Our client [^•]*assistant”\.$/),
    'Lead grid applications\nwith the network operator\nand its contractors',
    'Calm\nFive years with a network operator\nA degree, or as much experience',
  ]);
  expect(screen.getByText('Split into Responsibilities and Requirements.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(texts()).toEqual(pasted);
  expect(screen.getByRole('button', { name: 'Split into fields' })).toHaveFocus();
});

test('a title above an advert goes into an empty title, and one Undo reverts all of it, until something else is typed', async () => {
  const user = await openForm();
  paste(field('Description'), ADVERT_WORD);
  await user.click(screen.getByRole('button', { name: 'Split into fields' }));
  expect(field('Job Title')).toHaveValue('Senior Grid Connection Engineer');
  expect(texts()[1]).toBe('Lead grid applications\nBrief the contractors');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field('Job Title')).toHaveValue('');
  expect(texts().slice(1)).toEqual(['', '']);

  // Undo never removes later typing.
  await user.click(screen.getByRole('button', { name: 'Split into fields' }));
  await user.enter(field('Requirements'), '!');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(texts()[2]).toMatch(/2026!$/);
});

test('a text for a single field becomes plain lines, without a message', async () => {
  const user = await openForm();
  // The browser pastes plain text, and a line into a single-line field.
  expect(paste(field('Description'), { html: '', plain: 'A sentence.\nAnother one.' })).toBe(true);
  expect(paste(field('Job Title'), { html: '', plain: '- Planner' })).toBe(true);
  // A list field gets a list without bullets.
  paste(field('Requirements'), { html: '', plain: '• Calm\r\n• Kind' });
  expect(texts()).toEqual(['', '', 'Calm\nKind']);
  // After a word it starts a line of its own.
  await user.enter(field('Description'), 'You:');
  paste(field('Description'), { html: '', plain: '- plan\n- lead' });
  expect(texts()[0]).toBe('You:\n• plan\n• lead');
  fireEvent.change(field('Description'), { target: { value: '' } });
  expect(paste(field('Description'), GMAIL)).toBe(false);
  expect(texts()[0]).toBe('Hello,\n\nwe need:\n• a planner\n• a fitter\n\nRegards\nClara');
  expect(screen.queryByRole('button', { name: /^(?:Undo|Split into fields)$/ })).toBeNull();
});
