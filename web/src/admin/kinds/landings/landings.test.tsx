import { screen, waitFor, within } from '@testing-library/react';
import type { Location } from '@torque-tide/contract/locations';
import type { Sector } from '@torque-tide/contract/sectors';
import { beforeEach, expect, test } from 'vitest';
import { cardOf, openAdminTab } from '@/test/admin';
import {
  buildCaseStudy,
  buildConsultant,
  buildJob,
  buildLocation,
  buildSector,
} from '@/test/builders';
import { apiAnswers, refusal } from '@/test/fake-api';
import { hold } from '@/test/hold';

const solar = buildSector({ id: 'solar', name: 'Solar', slug: 'solar' });
const renewed = { ...solar, name: 'Sunlight', formerNames: ['Solar'], version: 2 };
const renewables = buildSector({
  id: 'renewables',
  name: 'Renewables',
  slug: 'renewables',
  tags: ['Solar', 'Wind'],
  sortOrder: 2,
});

let sectors: Sector[];
/** Each sent change, with its item and the version it is based on. */
let sent: [string, unknown, string | null][];

const noted =
  <T,>(name: string, answer: T) =>
  async (request: Request) => {
    sent.push([name, await request.json(), request.headers.get('if-match')]);
    return answer;
  };

beforeEach(() => {
  sectors = [solar, renewables];
  sent = [];
  apiAnswers('sectors.list', () => [...sectors]);
  apiAnswers('locations.list', [buildLocation({ name: 'UK', countries: ['GB'] })]);
  apiAnswers('jobs.list', [
    buildJob({ id: '1', title: 'Yield analyst', sectorTags: 'Solar, Wind', locationTags: 'UK' }),
    buildJob({ id: '2', title: 'Blade engineer', sectorTags: 'Wind', locationTags: 'Spain' }),
  ]);
  apiAnswers('caseStudies.list', [buildCaseStudy({ id: 'park', sector: 'solar' })]);
  apiAnswers('consultants.list', [buildConsultant({ sectorTags: 'Wind', countryTags: 'UK' })]);
  apiAnswers('testimonials.list', []);
  apiAnswers('versions.recent', []);
  apiAnswers('jobs.update', noted('job', buildJob({ id: '1', version: 8 })));
  apiAnswers('caseStudies.update', noted('case study', buildCaseStudy({ version: 8 })));
  apiAnswers('sectors.update', noted('sector', renewables));
});

const openSectors = () => openAdminTab('sectors', 'Manage Sectors');

test('a card shows the items that use its sector, in any case, or its location', async () => {
  await openSectors();
  const card = await cardOf('Solar');
  expect(await card.findByText('Used by 1 sector, 1 job and 1 case study.')).toBeVisible();
  expect(card.getByRole('link', { name: /^View/ })).toHaveAttribute('href', '/jobs/sector/solar');
  expect((await cardOf('Renewables')).getByText('Not used yet.')).toBeVisible();
});

test('a deletion first says which items use it, and what happens to them', async () => {
  const { user } = await openAdminTab('locations', 'Manage Locations');
  await user.click((await cardOf('UK')).getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Location' }));
  expect(question.getByText('Used by 1 job and 1 person. They keep saying “UK”.')).toBeVisible();
});

test('items with a former name are renamed one by one, and undone at once', async () => {
  sectors = [renewed, renewables];
  const restored: unknown[] = [];
  apiAnswers('versions.restore', async (request, { kind, id }) => {
    restored.push(kind);
    return { kind: kind as 'jobs', id: id ?? '', version: 9, at: await request.json() };
  });
  const { user } = await openSectors();
  const card = await cardOf('Sunlight');
  expect(
    await card.findByText(/^1 sector, 1 job and 1 case study still say “Solar”\./),
  ).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Rename in them' }));
  const message = await screen.findByText('“Sunlight” is used now.');
  expect(sent).toEqual(
    expect.arrayContaining([
      ['sector', { tags: ['Sunlight', 'Wind'] }, '"1"'],
      ['job', { sectorTags: 'Sunlight, Wind' }, `"${buildJob({}).version}"`],
      ['case study', { sector: 'Sunlight' }, '"1"'],
    ]),
  );
  expect(sent).toHaveLength(3);
  expect(message).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(new Set(restored)).toEqual(new Set(['caseStudies', 'jobs', 'sectors'])),
  );
});

test('a run can be stopped, and shows failures', async () => {
  sectors = [renewed, renewables];
  const [held, answer] = hold();
  apiAnswers('jobs.update', async () => {
    await held;
    return refusal('internal', 'The database is resting');
  });
  const { user } = await openSectors();
  const card = await cardOf('Sunlight');
  await user.click(await card.findByRole('button', { name: 'Rename in them' }));
  expect(await card.findByText('2 of 3 done')).toBeVisible();
  expect(card.getByRole('button', { name: 'Stop' })).toBeVisible();
  answer();
  expect(await card.findByText('Some items were not renamed')).toBeVisible();
  expect(card.getByText('“Yield analyst”: The database is resting')).toBeVisible();
});

test('a form says before saving what a new name and a new address do', async () => {
  const { user } = await openSectors();
  await user.click((await cardOf('Solar')).getByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('form', { name: 'Edit Sector' }));
  const name = form.getByLabelText(/^Name\W*$/);
  await user.clear(name);
  await user.enter(name, 'Sunlight');
  expect(form.getByText(/^Items that say “Solar” stay on its page/)).toBeVisible();
  const address = form.getByLabelText(/^Address/);
  await user.clear(address);
  await user.enter(address, 'sun light');
  expect(form.getByText('/jobs/sector/solar will redirect to the new address.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Update Sector' }));
  expect(await form.findByText('Use lower-case letters, digits and single hyphens')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a new location derives its address from its name, and accepts countries by name or code', async () => {
  let added: unknown;
  apiAnswers('locations.create', async (request) => {
    added = await request.json();
    return buildLocation();
  });
  const { user } = await openAdminTab('locations', 'Manage Locations');
  await user.click(screen.getByRole('button', { name: 'Add Location' }));
  const form = within(await screen.findByRole('form', { name: 'Add Location' }));
  await user.enter(form.getByLabelText(/^Name\W*$/), 'Iberia');
  await user.click(form.getByRole('button', { name: 'Add Location' }));
  expect(await form.findByText('Please name a country, or write ‘Remote’')).toBeVisible();
  await user.enter(form.getByLabelText(/^Country/), 'Spain, PT');
  await user.click(form.getByRole('button', { name: 'Add Location' }));
  await waitFor(() =>
    expect(added).toMatchObject({
      name: 'Iberia',
      slug: 'iberia',
      countries: ['ES', 'PT'],
      sortOrder: 2,
    } satisfies Partial<Location>),
  );
});
