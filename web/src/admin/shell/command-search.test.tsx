import { screen, waitFor, within } from '@testing-library/react';
import { FIRST_SECTORS } from '@torque-tide/domain/landing-texts/first-landings';
import { firstTexts } from '@torque-tide/domain/texts/read-texts';
import { beforeEach, expect, test } from 'vitest';
import { openAdminTab } from '@/test/admin';
import { buildCaseStudy, buildClientLogo, buildJob, buildTestimonial } from '@/test/builders';
import { apiAnswers, apiIsUnreachable } from '@/test/fake-api';

beforeEach(() => {
  localStorage.clear();
  apiAnswers('jobs.list', [
    buildJob({ id: '1042', title: 'Battery engineer', customLocation: 'Glasgow' }),
    buildJob({ id: '1043', title: 'Wind analyst' }),
  ]);
  apiAnswers('caseStudies.list', [buildCaseStudy()]);
  apiAnswers('testimonials.list', [buildTestimonial({ quote: 'They found her in a week.' })]);
  apiAnswers('sectors.list', []);
  apiAnswers('locations.list', []);
  apiAnswers('versions.deleted', []);
  apiAnswers('clientLogos.list', [buildClientLogo({ companyName: 'Northwind' })]);
});

async function open() {
  const app = await openAdminTab('testimonials', 'Testimonials Management');
  await app.user.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Find any item or command' }));
  const field = dialog.getByRole('combobox');
  await waitFor(() => expect(field).toHaveFocus());
  await waitFor(() => expect(options()).toContain('Add Client LogoAdd'));
  return { ...app, dialog, field };
}

/** Read without their roles, which takes long for forty options. */
const options = () =>
  [...document.querySelectorAll('[role="option"]')].map((option) => option.textContent);

test('lists the places to go, marks the one that Enter opens, and is closed by Escape', async () => {
  const { user, field, dialog } = await open();
  expect(options()).toContain('Case StudiesGo to');
  expect(options()).toContain('Recently deletedGo to');
  expect(options()).toContain('Add New JobAdd');
  const taken = () => dialog.getByRole('option', { selected: true });
  await waitFor(() => expect(taken().id).toBe(field.getAttribute('aria-activedescendant')));
  const first = taken().textContent;
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(taken().textContent).not.toBe(first));
  expect(taken().id).toBe(field.getAttribute('aria-activedescendant'));
  await user.enter(field, 'qqqq');
  expect(await dialog.findByText('No results.')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('finds items of every kind by all their words; Enter edits the first', async () => {
  const { user, field, location } = await open();
  await user.enter(field, 'glasgow battery');
  await waitFor(() => expect(options()).toEqual(['Battery engineerJobs']));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location().search).toBe('?tab=jobs&edit=1042'));
});

test('finds a sector by a word of its page', async () => {
  apiAnswers('sectors.list', [...FIRST_SECTORS]);
  const { user, field, location } = await open();
  await user.enter(field, 'seabed');
  await waitFor(() => expect(options()).toEqual(['WindSectors']));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location().search).toBe('?tab=sectors&edit=wind'));
});

test("opens what isn't an item", async () => {
  const { user, field } = await open();
  await user.enter(field, 'recently');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Recently deleted' })).toBeVisible();
});

test('keeps an open new form with its text', async () => {
  const { user, field } = await open();
  await user.enter(field, 'add testimonial');
  await user.keyboard('{Enter}');
  const title = () => screen.getByRole('textbox', { name: /^Company/ });
  await screen.findByRole('form', { name: 'Add New Testimonial' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.enter(title(), 'Yard lead');
  await user.keyboard('{Control>}k{/Control}');
  await user.enter(await screen.findByRole('combobox', { name: /^Find any/ }), 'add testimonial');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(title()).toHaveValue('Yard lead');
});

test('finds a setting by its label, and the questions of a page as FAQ', async () => {
  apiAnswers('pageTexts.list', [
    Object.assign(firstTexts('services'), { id: 'services', version: 0 }),
  ]);
  const { user, field, location } = await open();
  await user.enter(field, 'telephone');
  await waitFor(() => expect(options()[0]).toBe('TelephoneSettings'));
  await user.clear(field);
  await user.enter(field, 'faq');
  await waitFor(() => expect(options()[0]).toBe('FAQ: questions and answersTexts: Solutions'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location().search).toBe('?tab=pages&edit=services'));
});

test('changes the theme, and logs out', async () => {
  const { user, field } = await open();
  await user.enter(field, 'dark');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark');
  apiAnswers('admin.logout', null);
  await user.keyboard('{Control>}k{/Control}');
  await user.enter(await screen.findByRole('combobox', { name: /^Find any/ }), 'log out');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
});

test('a kind that cannot be read does not hide the others', async () => {
  apiIsUnreachable('testimonials.list');
  const { user, field } = await open();
  await user.enter(field, 'northwind');
  await waitFor(() => expect(options()).toEqual(['NorthwindClient logos']));
});
