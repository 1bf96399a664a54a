import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { retireSector, type TaxonomyChange } from '@torque-tide/domain/landings/edit-taxonomy';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderAdmin } from '@/test/admin';
import { buildCaseStudy, buildConsultant, buildJob } from '@/test/builders';
import { apiAnswers, apiIsUnreachable, refusal } from '@/test/fake-api';
import {
  cardOf,
  keepTaxonomy,
  openEntryForm,
  openTaxonomyTab,
  sectorOf,
} from '@/test/taxonomy-tab';
import type { User } from '@/test/user';

let kept: ReturnType<typeof keepTaxonomy>;

beforeEach(() => {
  kept = keepTaxonomy();
});
afterEach(() => onlineManager.setOnline(true));

/** The page of solar jobs is called otherwise; their tag stays. */
const renameElsewhere: TaxonomyChange = (fields) => ({
  ...fields,
  sectors: fields.sectors.map((sector) =>
    sector.id === 'solar' ? Object.assign({}, sector, { name: 'Sunlight' }) : sector,
  ),
});

/** The question into which sector Solar goes, with Wind chosen. */
async function askToMergeSolar(user: User) {
  await user.click((await cardOf('Solar')).getByRole('button', { name: 'Merge' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Merge Solar' }));
  await user.click(question.getByRole('combobox', { name: 'Into' }));
  await user.click(screen.getByRole('option', { name: 'Wind' }));
  return question;
}

test('says what names a sector, what its page lists, and what it lacks', async () => {
  await openTaxonomyTab();
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
  const { user } = await openTaxonomyTab();
  const form = await openEntryForm(user, 'Solar');
  const name = form.getByRole('textbox', { name: /^Name\W*$/ });
  await user.clear(name);
  await user.enter(name, 'Solar Power');
  expect(
    form.getByText(/^1 job, 1 case study and 1 person name it; .* says the old one is changed/),
  ).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save and publish' }));
  expect(await screen.findByText('What said the old name says the new one.')).toBeVisible();
  expect(sectorOf(kept.saved[0], 'solar')).toMatchObject({
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
  const { user } = await openTaxonomyTab();
  const hydrogen = await cardOf('Hydrogen');
  kept.changeElsewhere(retireSector('automotive', true));
  await user.click(hydrogen.getByRole('button', { name: 'Move up' }));
  expect(await screen.findByText('“Hydrogen” moved up.')).toBeVisible();
  expect(sectorOf(kept.saved[0], 'automotive')?.isRetired).toBe(true);
  const ids = kept.saved[0]?.sectors.map((sector) => sector.id) ?? [];
  expect(ids.indexOf('hydrogen')).toBe(ids.indexOf('wind') - 1);
});

test('moves one place for one press, however quickly it is pressed again', async () => {
  const { user } = await openTaxonomyTab();
  const before = kept.record.sectors.map(({ id }) => id);
  const up = (await cardOf('Hydrogen')).getByRole('button', { name: 'Move up' });
  await user.dblClick(up);
  expect(await screen.findByText('“Hydrogen” moved up.')).toBeVisible();
  const at = before.indexOf('hydrogen');
  // As soon as it is stored, and not when the list has been read again.
  expect(kept.saved.map(({ sectors }) => sectors.findIndex(({ id }) => id === 'hydrogen'))).toEqual(
    [at - 1],
  );
  await waitFor(() => expect(up).toHaveAttribute('aria-disabled', 'false'));
});

test('asks before one is retired, and says what that does', async () => {
  const { user } = await openTaxonomyTab();
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
  const { user } = await openTaxonomyTab();
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

test('says at its card that a move was refused, and asks the next question without that', async () => {
  const { user } = await openTaxonomyTab();
  apiAnswers('taxonomy.update', () => refusal('internal', 'The database is resting'));
  const hydrogen = await cardOf('Hydrogen');
  await user.click(hydrogen.getByRole('button', { name: 'Move up' }));
  expect(await hydrogen.findByText('“Hydrogen” was not changed')).toBeVisible();
  expect(hydrogen.getByText('The database is resting')).toBeVisible();
  await user.click((await cardOf('Munich')).getByRole('button', { name: 'Merge' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Merge Munich' }));
  expect(question.queryByText('The database is resting')).toBeNull();
  expect(hydrogen.queryByText('The database is resting')).toBeNull();
});

test('says without a connection that nothing was changed, and does it not later', async () => {
  const { user } = await openTaxonomyTab();
  const hydrogen = await cardOf('Hydrogen');
  act(() => onlineManager.setOnline(false));
  apiIsUnreachable('taxonomy.list');
  await user.click(hydrogen.getByRole('button', { name: 'Move up' }));
  expect(await hydrogen.findByText('“Hydrogen” was not changed')).toBeVisible();
  // The list, too, waits for the connection by now.
  await user.click(hydrogen.getByRole('button', { name: 'Merge' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Merge Hydrogen' }));
  await user.click(question.getByRole('combobox', { name: 'Into' }));
  await user.click(screen.getByRole('option', { name: 'Wind' }));
  await user.click(question.getByRole('button', { name: 'Merge' }));
  expect(await question.findByText('They were not merged')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  kept = keepTaxonomy();
  act(() => onlineManager.setOnline(true));
  await user.click(hydrogen.getByRole('button', { name: 'Move down' }));
  expect(await screen.findByText('“Hydrogen” moved down.')).toBeVisible();
  expect(kept.saved).toHaveLength(1);
});

test('names what could not be given the name of its sector', async () => {
  kept.changeElsewhere((fields) => ({
    ...fields,
    sectors: fields.sectors.map((sector) =>
      sector.id === 'solar'
        ? { ...sector, tags: ['Sunlight', 'Solar'], formerNames: ['Solar'] }
        : sector,
    ),
  }));
  apiAnswers('jobs.update', () => refusal('internal', 'The database is resting'));
  apiAnswers('caseStudies.update', () => buildCaseStudy({ id: 'park' }));
  apiAnswers('consultants.update', () => buildConsultant());
  const { user } = await openTaxonomyTab();
  const solar = await cardOf('Solar');
  await user.click(solar.getByRole('button', { name: 'Bring up to date' }));
  expect(await solar.findByText('Some items could not be given the name')).toBeVisible();
  expect(solar.getByText('“Yield analyst”: The database is resting')).toBeVisible();
});

test('names at the card that is left what a merge could not give its name', async () => {
  apiAnswers('jobs.update', () => refusal('internal', 'The database is resting'));
  apiAnswers('caseStudies.update', () => buildCaseStudy({ id: 'park' }));
  apiAnswers('consultants.update', () => buildConsultant());
  const { user } = await openTaxonomyTab();
  const question = await askToMergeSolar(user);
  await user.click(question.getByRole('button', { name: 'Merge' }));
  const wind = await cardOf('Wind');
  expect(await wind.findByText('Some items could not be given the name')).toBeVisible();
  expect(wind.getByText('“Yield analyst”: The database is resting')).toBeVisible();
  // The card that asked is gone, and the focus goes on from the one that is left.
  expect(screen.getByRole('heading', { name: 'Wind', level: 5 })).toHaveFocus();
  // A question that is given up takes nothing away.
  await user.click((await cardOf('Hydrogen')).getByRole('button', { name: 'Retire' }));
  const retire = within(await screen.findByRole('alertdialog', { name: 'Retire Hydrogen' }));
  await user.click(retire.getByRole('button', { name: 'Cancel' }));
  expect(wind.getByText('Some items could not be given the name')).toBeVisible();
});

test('shows in the question how far the names have come, and can be stopped there', async () => {
  const versions: (string | null)[] = [];
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  apiAnswers('jobs.update', async (request) => {
    versions.push(request.headers.get('if-match'));
    await held;
    return buildJob({ id: '1' });
  });
  apiAnswers('caseStudies.update', () => buildCaseStudy({ id: 'park' }));
  apiAnswers('consultants.update', () => buildConsultant());
  const { user } = await openTaxonomyTab();
  const question = await askToMergeSolar(user);
  await user.click(question.getByRole('button', { name: 'Merge' }));
  expect(await question.findByText('2 of 3 done')).toBeVisible();
  // Tags are made of those that the job says: nobody else's are overwritten.
  expect(versions).toEqual([`"${buildJob({}).version}"`]);
  expect(question.getByRole('button', { name: 'Stop' })).toBeVisible();
  answer();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('says that what names them could not be read, and asks again', async () => {
  apiAnswers('testimonials.list', () => refusal('internal', 'The database is resting'));
  localStorage.setItem('adminSessionId', 'session-1');
  apiAnswers('admin.verify', { username: 'admin', expiresAt: '2026-11-21T18:00:00.000Z' });
  const { user } = renderAdmin('/admin?tab=sectors-and-locations');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('The sectors and locations could not be loaded')).toBeVisible();
  apiAnswers('testimonials.list', []);
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Solar', level: 5 })).toBeVisible();
});

test('a question goes on saying what names a sector when the list is read again under it', async () => {
  const { user } = await openTaxonomyTab();
  const question = await askToMergeSolar(user);
  apiAnswers('taxonomy.update', () => refusal('internal', 'The database is resting'));
  kept.changeElsewhere(renameElsewhere);
  await user.click(question.getByRole('button', { name: 'Merge' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Sunlight', level: 5, hidden: true })).toBeVisible(),
  );
  expect(question.getByText(/^1 job, 1 case study and 1 person name it/)).toBeVisible();
});
