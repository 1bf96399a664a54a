import { screen, waitFor, within } from '@testing-library/react';
import {
  TAXONOMY_ID,
  type TaxonomyFields,
  type TaxonomyRecord,
} from '@torque-tide/contract/taxonomy-record';
import { retireSector } from '@torque-tide/domain/landings/edit-taxonomy';
import { FIRST_FIELDS } from '@torque-tide/domain/taxonomy';
import { beforeEach, expect, test } from 'vitest';
import { openAdminTab } from '@/test/admin';
import { buildCaseStudy, buildConsultant, buildJob } from '@/test/builders';
import { apiAnswers, refusal } from '@/test/fake-api';

let record: TaxonomyRecord;
let saved: TaxonomyFields[];

beforeEach(() => {
  record = { id: TAXONOMY_ID, version: 0, ...FIRST_FIELDS };
  saved = [];
  apiAnswers('taxonomy.list', () => [record]);
  apiAnswers('taxonomy.update', async (request) => {
    if (request.headers.get('if-match') !== `"${record.version}"`) {
      return refusal('stale', 'It has been changed');
    }
    const fields = (await request.json()) as TaxonomyFields;
    saved.push(fields);
    record = { ...record, ...fields, version: record.version + 1 };
    return record;
  });
  apiAnswers('jobs.list', [
    buildJob({ id: '1', title: 'Yield analyst', sectorTags: 'Solar, Wind' }),
    buildJob({ id: '2', title: 'Blade engineer', sectorTags: 'Wind' }),
  ]);
  apiAnswers('caseStudies.list', [buildCaseStudy({ id: 'park', sector: 'Solar' })]);
  apiAnswers('consultants.list', [buildConsultant({ sectorTags: 'Solar' })]);
  apiAnswers('testimonials.list', []);
});

const open = () => openAdminTab('sectors-and-locations', 'Sectors and Locations');

async function cardOf(name: string) {
  const heading = await screen.findByRole('heading', { name, level: 5 });
  return within(heading.closest('article')!);
}

const sectorOf = (fields: TaxonomyFields | undefined, id: string) =>
  fields?.sectors.find((sector) => sector.id === id);

test('says what names a sector, what its page lists, and what it lacks', async () => {
  await open();
  const solar = await cardOf('Solar');
  expect(
    solar.getByText('1 job, 1 case study and 1 person name it; its page lists 1 open job.'),
  ).toBeVisible();
  expect(
    (await cardOf('Hydrogen')).getByText(
      'Its page has no open job, so that search engines pass over it and no case study.',
    ),
  ).toBeVisible();
  // A half of the business stays.
  expect((await cardOf('Clean energy')).queryByRole('button', { name: 'Retire' })).toBeNull();
});

test('renames a sector, and then what says its old name', async () => {
  const sent: unknown[] = [];
  apiAnswers('jobs.update', async (request) => {
    sent.push(await request.json());
    return buildJob({ id: '1' });
  });
  apiAnswers('caseStudies.update', async (request) => {
    sent.push(await request.json());
    return buildCaseStudy({ id: 'park' });
  });
  apiAnswers('consultants.update', async (request) => {
    sent.push(await request.json());
    return buildConsultant();
  });
  const { user } = await open();
  await user.click((await cardOf('Solar')).getByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Solar' }));
  const name = form.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.enter(name, 'Solar Power');
  expect(
    form.getByText(/^1 job, 1 case study and 1 person name it; .* changed to the new name/),
  ).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('“Solar Power” saved.')).toBeVisible();
  expect(sectorOf(saved[0], 'solar')).toMatchObject({
    tags: ['Solar Power', 'Solar'],
    formerNames: ['Solar'],
  });
  expect(sent).toHaveLength(3);
  expect(sent).toEqual(
    expect.arrayContaining([
      { sectorTags: 'Solar Power, Wind' },
      { sector: 'Solar Power' },
      { sectorTags: 'Solar Power' },
    ]),
  );
});

test('is made again on what somebody else has stored meanwhile', async () => {
  const { user } = await open();
  const hydrogen = await cardOf('Hydrogen');
  const { id, version, ...fields } = record;
  record = { id, version: version + 1, ...retireSector('automotive', true)(fields) };
  await user.click(hydrogen.getByRole('button', { name: 'Move up' }));
  expect(await screen.findByText('“Hydrogen” moved up.')).toBeVisible();
  expect(sectorOf(saved[0], 'automotive')?.isRetired).toBe(true);
  const ids = saved[0]?.sectors.map((sector) => sector.id) ?? [];
  expect(ids.indexOf('hydrogen')).toBe(ids.indexOf('wind') - 1);
});

test('asks before one is retired, and says what that does', async () => {
  const { user } = await open();
  await user.click((await cardOf('Hydrogen')).getByRole('button', { name: 'Retire' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Retire Hydrogen' }));
  expect(
    question.getByText(
      /^Nothing names it; its page lists 0 open jobs\. \/jobs\/sector\/hydrogen says that it is gone\./,
    ),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Retire' }));
  expect(await screen.findByText('“Hydrogen” retired.')).toBeVisible();
  await waitFor(async () => expect((await cardOf('Hydrogen')).getByText('Retired')).toBeVisible());
  await user.click((await cardOf('Hydrogen')).getByRole('button', { name: 'Show again' }));
  expect(await screen.findByText('“Hydrogen” is shown again.')).toBeVisible();
});

test('merges two, and says why it could not', async () => {
  const { user } = await open();
  await user.click((await cardOf('Munich')).getByRole('button', { name: 'Merge' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Merge Munich' }));
  expect(question.getByRole('button', { name: 'Merge' })).toBeDisabled();
  await user.click(question.getByRole('combobox', { name: 'Into' }));
  await user.click(screen.getByRole('option', { name: 'Germany' }));
  expect(
    question.getByText(/\/jobs\/location\/munich leads to \/jobs\/location\/germany\./),
  ).toBeVisible();
  apiAnswers('taxonomy.update', () => refusal('internal', 'The database is resting'));
  await user.click(question.getByRole('button', { name: 'Merge' }));
  expect(await question.findByText('They were not merged')).toBeVisible();
});

test('adds a location, and refuses one without a country', async () => {
  const { user } = await open();
  await screen.findByRole('heading', { name: 'Solar' });
  await user.click(screen.getByRole('button', { name: 'Add a location' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a location' }));
  await user.enter(form.getByRole('textbox', { name: 'Name' }), 'Italy');
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect(form.getByText('Please name a country, or write ‘Remote’')).toBeVisible();
  await user.enter(form.getByRole('textbox', { name: 'Country' }), 'IT');
  await user.enter(form.getByRole('textbox', { name: 'Tag' }), 'Italy');
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('“Italy” added.')).toBeVisible();
  expect(saved[0]?.locations.at(-1)).toEqual({
    id: 'italy',
    slug: 'italy',
    name: 'Italy',
    former: [],
    isRetired: false,
    where: { country: 'IT' },
    offered: { id: 'italy', name: 'Italy' },
  });
});
