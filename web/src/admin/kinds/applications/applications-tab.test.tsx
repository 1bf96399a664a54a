import { screen, waitFor, within } from '@testing-library/react';
import type { Application } from '@torque-tide/contract/applications';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { cardOf, openAdminTab } from '@/test/admin';
import { buildApplication, buildJob } from '@/test/builders';
import { apiAnswers, apiFails } from '@/test/fake-api';
import { savedFiles } from '@/test/saved-files';

let items: Application[];
let sent: unknown;
let saved: ReturnType<typeof savedFiles>;

beforeEach(() => {
  sent = undefined;
  saved = savedFiles();
  items = [
    buildApplication({
      words: 'Eight years of blade repair.\nFree from March.',
      phone: '020 7946 0958',
      cvType: 'pdf',
      cvSize: 412_000,
    }),
    buildApplication({ id: 'OTHER234', jobId: undefined, state: 'Declined', version: 2 }),
    buildApplication({ id: 'H3WN8PBD', name: 'Tom Field', email: 'tom@example.com', jobId: '2' }),
  ];
  apiAnswers('applications.list', () => [...items]);
  apiAnswers('applications.new', () => items.filter(({ state }) => state === 'New'));
  apiAnswers('jobs.list', [
    buildJob({ id: '1', title: 'Blade technician' }),
    buildJob({ id: '2', title: 'Grid planner', isFilled: true }),
  ]);
  apiAnswers('applications.update', async (request, { id = '' }) => {
    sent = await request.json();
    items = items.map((item) =>
      item.id === id ? { ...item, ...(sent as object), version: item.version + 1 } : item,
    );
    return items.find((item) => item.id === id)!;
  });
});

const open = () => openAdminTab('applications', 'Applications');

describe('the list', () => {
  test('shows who applied for which job, when, and how to reach them; the tab counts new ones', async () => {
    await open();
    const card = await cardOf('Ines Duarte');
    expect(await card.findByRole('link', { name: 'Blade technician' })).toHaveAttribute(
      'href',
      '/jobs/1',
    );
    expect(card.getByText('Sent 20 Nov 2026')).toBeVisible();
    expect(card.getByText('K7QM4XTR')).toBeVisible();
    expect(card.getByRole('link', { name: 'ines.duarte@example.com' })).toHaveAttribute(
      'href',
      'mailto:ines.duarte@example.com',
    );
    expect(card.getByRole('link', { name: '020 7946 0958' })).toHaveAttribute(
      'href',
      'tel:02079460958',
    );
    expect(card.getByText('Eight years of blade repair.')).toBeVisible();
    expect(card.getByRole('link', { name: 'Answer' })).toHaveAttribute(
      'href',
      expect.stringContaining('Dear%20Ines%2C'),
    );
    expect((await cardOf('Tom Field')).queryByRole('button', { name: /^CV/ })).toBeNull();
    expect(await screen.findByRole('tab', { name: 'Applications (2)' })).toBeVisible();
  });

  test('shows the open ones by default, finds a closed one by its number, and keeps filters in the URL', async () => {
    const { user, location } = await open();
    expect(await screen.findByText('2 of 3 applications')).toBeVisible();
    expect(screen.getByRole('button', { name: '2 open' })).toHaveAttribute('aria-pressed', 'true');
    const search = screen.getByRole('searchbox');
    await user.enter(search, 'OTHER234');
    expect(await screen.findByText('1 of 3 applications')).toBeVisible();
    await user.clear(search);
    await user.click(screen.getByRole('button', { name: '3 in all' }));
    expect(await screen.findByText('3 applications')).toBeVisible();
    expect(screen.getByText('No job in particular')).toBeVisible();
    expect(location().search).toBe('?tab=applications&state=all');
  });

  test('says when all are closed, and links to them', async () => {
    items = [buildApplication({ state: 'Placed' })];
    const { user } = await open();
    expect(await screen.findByText('No open applications.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByRole('article', { name: 'Ines Duarte' })).toBeVisible();
  });
});

describe('the state', () => {
  test("is changed in the badge's menu, unless that fails, and can be undone", async () => {
    let restored: unknown;
    apiAnswers('versions.restore', async (request) => {
      restored = await request.json();
      items = [{ ...items[0]!, state: 'New' }, ...items.slice(1)];
      return { kind: 'applications', id: 'K7QM4XTR', version: 3 };
    });
    const { user } = await open();
    const card = await cardOf('Ines Duarte');
    const put = async (state: string) => {
      await user.click(card.getByRole('button', { name: 'State: New' }));
      await user.click(await screen.findByRole('menuitemradio', { name: state }));
    };
    await put('In touch');
    expect(await card.findByRole('button', { name: 'State: In touch' })).toBeVisible();
    expect(sent).toEqual({ state: 'In touch' });
    expect(await screen.findByText('“Ines Duarte” moved to ‘In touch’.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await card.findByRole('button', { name: 'State: New' })).toBeVisible();
    expect(restored).toEqual({ version: 1, as: 'both' });

    apiFails('applications.update', 'internal', 'The database is resting');
    await put('Put forward');
    expect(await card.findByText('The database is resting')).toBeVisible();
    expect(card.getByRole('button', { name: 'State: New' })).toBeVisible();
  });

  test("removes a closed application's card from the list, and moves the focus to the next one", async () => {
    const { user } = await open();
    const card = await cardOf('Ines Duarte');
    card.getByRole('button', { name: 'State: New' }).focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('menuitemradio', { name: 'Declined' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Ines Duarte' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('article', { name: 'Tom Field' })).toHaveFocus());
  });
});

test('a deletion warns that the CV is deleted too', async () => {
  apiAnswers('applications.delete', { id: 'K7QM4XTR' });
  const { user } = await open();
  await user.click((await cardOf('Ines Duarte')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('“Ines Duarte” deleted.')).toBeVisible();
  expect(screen.getByText('The CV goes with it.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('the CV is downloaded with the session, under the candidate’s name, or a message says that it was not', async () => {
  apiFails('applications.cv', 'not-found');
  const { user } = await open();
  const card = await cardOf('Ines Duarte');
  const button = card.getByRole('button', { name: 'CV (PDF, 0.4 MB)' });
  await user.click(button);
  expect(await screen.findByText('The CV was not downloaded')).toBeVisible();
  expect(saved).toEqual([]);
  let header: string | null = null;
  apiAnswers('applications.cv', (request) => {
    header = request.headers.get('authorization');
    return new HttpResponse('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
  });
  await user.click(button);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ name: 'CV Ines Duarte K7QM4XTR.pdf', file: { size: 8 } });
  expect(header).toBe('Bearer session-1');
});

describe('the form', () => {
  test("shows the facts, saves notes, and links to the person's other applications", async () => {
    const { user, location } = await open();
    await user.click((await cardOf('Ines Duarte')).getByRole('button', { name: 'Edit' }));
    await screen.findByRole('heading', { name: 'Edit Application' });
    expect(screen.getByText('Number K7QM4XTR')).toBeVisible();
    expect(screen.getByText('Will be deleted on 20 May 2027')).toBeVisible();
    expect(screen.getByRole('button', { name: 'CV (PDF, 0.4 MB)' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Answer' })).toBeVisible();
    const others = within(
      screen.getByRole('region', { name: 'Other applications of this person' }),
    );
    expect(others.getByRole('link')).toHaveTextContent(
      'No job in particular, 20 Nov 2026, Declined',
    );
    expect(screen.getByRole('combobox', { name: /^Job/ })).toHaveDisplayValue('Blade technician');
    await user.enter(screen.getByRole('textbox', { name: /^Notes/ }), 'Called.');
    await user.click(screen.getByRole('button', { name: 'Update Application' }));
    expect(await screen.findByText('“Ines Duarte” updated.')).toBeVisible();
    expect(sent).toMatchObject({ notes: 'Called.', state: 'New', jobId: '1' });

    await user.click((await cardOf('Ines Duarte')).getByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('link', { name: /^No job in particular/ }));
    expect(await screen.findByText('Number OTHER234')).toBeVisible();
    expect(location().search).toContain('edit=OTHER234');
  });

  test('adds one that came by mail', async () => {
    apiAnswers('applications.create', async (request) => {
      sent = await request.json();
      return buildApplication({ name: 'Amara Okafor' });
    });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add Application' }));
    await user.enter(await screen.findByRole('textbox', { name: /^Name/ }), 'Amara Okafor');
    await user.enter(screen.getByRole('textbox', { name: /^E-mail/ }), 'Amara@example.com');
    const closed = await screen.findByRole('option', { name: 'Grid planner (closed)' });
    await user.selectOptions(screen.getByRole('combobox', { name: /^Job/ }), closed);
    await user.click(screen.getByRole('button', { name: 'Add Application' }));
    expect(await screen.findByText('“Amara Okafor” added.')).toBeVisible();
    expect(sent).toEqual({
      name: 'Amara Okafor',
      email: 'Amara@example.com',
      phone: '',
      jobId: '2',
      state: 'New',
      words: '',
      notes: '',
    });
  });
});
