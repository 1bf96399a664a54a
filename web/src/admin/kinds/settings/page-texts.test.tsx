import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PageTexts } from '@torque-tide/contract/page-texts';
import { TEXTS_NAMES } from '@torque-tide/domain/texts/all-texts';
import { firstTexts } from '@torque-tide/domain/texts/read-texts';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAdminTab } from '@/test/admin';
import { apiAnswers } from '@/test/fake-api';
import { definition as pageTexts } from './page-texts';

// A long form, in a browser without one: a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

const first = firstTexts('services');
let stored: PageTexts;
let sent: Record<string, unknown> | undefined;

beforeEach(() => {
  stored = Object.assign(firstTexts('services'), { id: 'services', version: 0 });
  sent = undefined;
  apiAnswers('siteSettings.list', []);
  apiAnswers('pageTexts.list', () => [stored]);
  apiAnswers('pageTexts.update', async (request) => {
    sent = (await request.json()) as Record<string, unknown>;
    stored = Object.assign({ ...stored, ...sent }, { version: 1 }) as PageTexts;
    return stored;
  });
});

const open = () => openAdminTab('pages&edit=services', 'Texts: Solutions');
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}(?: \\*)?$`));
const put = (name: string, text: string) =>
  fireEvent.change(field(name), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByText(name));

test('the tab lists the pages, each of which opens its texts, with the page beside them, and back', async () => {
  const home = Object.assign(firstTexts('home'), { id: 'home', version: 0 });
  apiAnswers('pageTexts.list', [stored, home]);
  const { user } = await openAdminTab('pages', 'Pages');
  const list = within(screen.getByRole('tabpanel'));
  expect(list.getAllByRole('link')).toHaveLength(TEXTS_NAMES.length);
  await user.click(list.getByRole('link', { name: /^Solutions/ }));
  expect(await screen.findByRole('heading', { name: 'Texts: Solutions' })).toBeVisible();
  expect(screen.getByTitle('Solutions as it would be')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All pages' }));
  expect(await screen.findByRole('heading', { name: 'Pages' })).toBeVisible();
  fireEvent.click(await screen.findByRole('link', { name: /^Home/ }));
  expect(await screen.findByTitle('Home as it would be')).toBeVisible();
});

test('shows errors at their field, offers settings, and sends texts as stored and in their new order', async () => {
  const { user } = await open();
  put('Heading', 'For {nobody}');
  put('Answer, question 2', '');
  press('Save and publish');
  expect(await screen.findByText(/^There is no setting \{nobody\}\. Choose one/)).toBeVisible();
  expect(screen.getByText('In question 2: Answer must not be empty.')).toBeVisible();
  expect(sent).toBeUndefined();
  const { text: answer } = (first['questions'] as { text: string }[])[1]!;
  put('Answer, question 2', answer);

  put('Heading', ' How to hire ');
  put('Introduction', 'In one\nline.');
  fireEvent.click(screen.getByLabelText('Remove question 1'));
  expect(field('Question, question 1')).toHaveFocus();
  put('Answer, question 4', 'We charge  at most.\n\n- a point\n');
  const text = field('Answer, question 4') as HTMLTextAreaElement;
  text.focus();
  text.setSelectionRange('We charge '.length, 'We charge '.length);
  await user.click(screen.getByLabelText('Insert a setting into Questions and Answers'));
  await user.click(await screen.findByRole('menuitem', { name: /^Placement fees/ }));
  expect(text).toHaveValue('We charge {placementFees} at most.\n\n- a point\n');
  expect(text).toHaveFocus();

  fireEvent.click(screen.getByLabelText('Move up question 2'));
  expect(field('Question, question 1')).toHaveFocus();
  expect(screen.getByLabelText('Move up question 1')).toBeDisabled();
  press('Save and publish');
  expect(await screen.findByText('Texts saved')).toBeVisible();
  const questions = (first['questions'] as { title: string; text: string }[]).slice(1);
  expect(sent).toEqual({
    ...first,
    heading: 'How to hire',
    lead: 'In one line.',
    questions: [
      questions[1],
      questions[0],
      questions[2],
      { ...questions[3], text: 'We charge {placementFees} at most.\n\n- a point' },
      ...questions.slice(4),
    ],
  });
});

test('a legal text says where it is seen, and asks for its date when its text changes', async () => {
  stored = Object.assign(firstTexts('privacyPolicy'), { id: 'privacyPolicy', version: 0 });
  await openAdminTab('pages&edit=privacyPolicy', 'Texts: Privacy Policy');
  expect(screen.getByText('/privacy-policy')).toHaveAttribute('href', '/privacy-policy');
  expect(field('Last Updated')).toHaveValue('2025-06-30');
  put('Text, section 1', 'We keep it short.');
  expect(await screen.findByText(/read that it dates from 30 June 2025/)).toBeVisible();
  put('Last Updated', '2026-11-25');
  await waitFor(() => expect(screen.queryByText(/read that it dates from/)).toBeNull());
  press('Save and publish');
  expect(await screen.findByText('Texts saved')).toBeVisible();
  expect(sent).toMatchObject({ updated: '2026-11-25' });
});

test('a part of a page is found by the words of its texts', async () => {
  const found = await pageTexts.commands(new QueryClient());
  const questions = found.find(({ title }) => title === 'FAQ: questions and answers');
  expect(questions?.text).toContain('You approve the timesheets');
  expect(questions?.to).toBe('/admin?tab=pages&edit=services#group-faq-questions-and-answers');
});
