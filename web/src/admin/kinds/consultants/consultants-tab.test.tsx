import { screen, waitFor } from '@testing-library/react';
import type { Consultant } from '@torque-tide/contract/consultants';
import { beforeEach, describe, expect, test } from 'vitest';
import { cardOf, openAdminForm, openAdminTab } from '@/test/admin';
import { buildConsultant, buildJob } from '@/test/builders';
import { apiAnswers, apiFails, recordCalls } from '@/test/fake-api';
import { openJobForm } from '@/test/job-form';

const shown = buildConsultant({ id: 'ada-berg', version: 4 });
const hidden = buildConsultant({
  id: 'tom-field',
  name: 'Tom Field',
  role: 'Wind',
  sectorTags: 'Wind',
  isActive: false,
});
let consultants: Consultant[];

beforeEach(() => {
  consultants = [shown, hidden];
  apiAnswers('consultants.list', () => [...consultants]);
  apiAnswers('jobs.list', []);
});

const open = () => openAdminTab('people', 'Manage People');

const field = (name: RegExp) => screen.getByLabelText(name);

describe('the list', () => {
  test('shows a person, the fields that match jobs to them, and how to reach them', async () => {
    await open();
    const card = await cardOf('Ada Berg');
    const texts = [
      'Active',
      'Battery storage',
      shown.sentence,
      'Battery Storage, BESS',
      'UK, Germany',
      '+44 20 7946 0901',
      'ada.berg@example.com',
    ];
    for (const text of texts) expect(card.getByText(text)).toBeVisible();
    expect((await cardOf('Tom Field')).getByText('Inactive')).toBeVisible();
  });

  test('deletes at once, says what happens to jobs, or why it failed, and offers Undo', async () => {
    apiFails('consultants.delete', 'internal', 'The database is resting');
    const { user } = await open();
    const press = async () =>
      user.click((await cardOf('Ada Berg')).getByRole('button', { name: 'Delete' }));
    await press();
    expect(await screen.findByText('The person was not deleted')).toBeVisible();
    expect(screen.getByText('The database is resting')).toBeVisible();
    apiAnswers('consultants.delete', { id: shown.id });
    await press();
    expect(await screen.findByText('“Ada Berg” deleted.')).toBeVisible();
    expect(screen.getByText('Jobs that name this person go by their first sector.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('the order', () => {
  test('is changed by hand, announced, and saved in one call', async () => {
    const sent = recordCalls('consultants.order', () => {
      consultants = [
        { ...hidden, sortOrder: 1, version: 2 },
        { ...shown, sortOrder: 2, version: 5 },
      ];
      return consultants;
    });
    const { user } = await open();
    (await cardOf('Tom Field')).getByRole('button', { name: 'Move Tom Field' }).focus();
    await user.keyboard('{ArrowUp}');
    expect(await screen.findByText('“Tom Field” is number 1 of 2.')).toBeVisible();
    const items = [
      { id: 'tom-field', version: 1 },
      { id: 'ada-berg', version: 4 },
    ];
    expect(sent).toMatchObject([{ body: { items } }]);
    const [first] = screen.getAllByRole('article');
    expect(first).toHaveAccessibleName('Tom Field');
  });
});

describe('directors', () => {
  const director = (id: string, name: string) =>
    buildConsultant({ id, name, isDirector: true, sortOrder: 5 });

  test('without a card on About are marked in the list', async () => {
    consultants = [director('a', 'Ada Berg'), director('b', 'Bea Lund'), director('c', 'Cy Moor')];
    await open();
    expect((await cardOf('Bea Lund')).getByText('Director')).toBeVisible();
    expect((await cardOf('Cy Moor')).getByText('Director, without a card')).toBeVisible();
  });

  test('have their title in the form', async () => {
    const { user } = await openAdminForm(`tab=people&edit=${shown.id}`);
    await user.click(screen.getByRole('switch', { name: /^Director/ }));
    expect(await screen.findByText('Left empty, visitors read ‘Co-founder’.')).toBeVisible();
    await user.enter(field(/^Position/), 'Managing partner');
    expect(screen.queryByText(/visitors read ‘Co-founder’/)).toBeNull();
  });
});

describe('the form', () => {
  test('requires a name, a role, a sentence and an address, and adds a person', async () => {
    const sent = recordCalls('consultants.create', shown);
    const { user } = await openAdminForm('tab=people&new=1');
    await user.click(screen.getByRole('button', { name: 'Add Person' }));
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(screen.getByText('Role is required')).toBeVisible();
    expect(screen.getByText('Sentence must be at least 10 characters')).toBeVisible();
    expect(screen.getByText('Please enter a valid e-mail address')).toBeVisible();
    await user.enter(field(/^Name/), 'Ada Berg');
    await user.enter(field(/^Role/), 'Offshore wind');
    await user.enter(field(/^Sentence/), 'Has built two wind farms.');
    await user.enter(field(/^E-mail/), 'ada.berg@example.com');
    await user.click(screen.getByRole('button', { name: 'Add Person' }));
    expect(await screen.findByText('“Ada Berg” added.')).toBeVisible();
    expect(sent[0]?.body).toMatchObject({
      name: 'Ada Berg',
      role: 'Offshore wind',
      sentence: 'Has built two wind farms.',
      sectorTags: '',
      email: 'ada.berg@example.com',
      sortOrder: shown.sortOrder + 1,
      isActive: true,
      isDirector: false,
    });
  });
});

describe('the consultant of a job', () => {
  async function editJob(consultantId?: string) {
    apiAnswers('jobs.list', [buildJob({ id: '1', ...(consultantId && { consultantId }) })]);
    const app = await openJobForm('edit=1', ['consultantId']);
    return { ...app, choice: screen.getByRole('combobox', { name: /^Consultant/ }) };
  }

  test('is chosen by name, and sent by id', async () => {
    const sent = recordCalls('jobs.update', buildJob());
    const { user, choice } = await editJob();
    expect(choice).toHaveDisplayValue('Chosen by sector');
    await screen.findByRole('option', { name: 'Tom Field, Wind (inactive)' });
    await user.selectOptions(choice, 'Ada Berg, Battery storage');
    await user.click(screen.getByRole('button', { name: 'Update Job' }));
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ consultantId: 'ada-berg' }));
  });

  test('is shown as deleted if nobody has the id', async () => {
    const { choice } = await editJob('long-gone');
    await waitFor(() => expect(choice).toHaveDisplayValue('A deleted person'));
  });

  test('keeps its stored value if the consultants cannot be read, and says so', async () => {
    apiFails('consultants.list', 'internal');
    const { choice } = await editJob('long-gone');
    expect(choice).toHaveDisplayValue('long-gone');
    expect(await screen.findByText('The consultants could not be loaded.')).toBeVisible();
  });
});
