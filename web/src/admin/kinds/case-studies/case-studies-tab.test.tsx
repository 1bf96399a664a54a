import { screen, waitFor, within } from '@testing-library/react';
import type { CaseStudy } from '@torque-tide/contract/case-studies';
import { beforeEach, describe, expect, test } from 'vitest';
import { openAdminForm, openAdminTab, renderAdmin } from '@/test/admin';
import { buildCaseStudy } from '@/test/builders';
import { apiAnswers, apiFails, recordCalls } from '@/test/fake-api';

const storage = buildCaseStudy({
  version: 6,
  stats: { timeToHire: '14 weeks', location: 'Leeds' },
});
const wind = buildCaseStudy({ id: 'wind-crews', title: 'Wind crews', sector: 'Wind', tags: [] });
let studies: CaseStudy[];

beforeEach(() => {
  studies = [storage, wind];
  apiAnswers('caseStudies.list', () => [...studies]);
  apiAnswers('sectorNames.list', [
    { id: 's1', name: 'Solar' },
    { id: 's2', name: 'Wind' },
  ]);
});

const open = () => openAdminTab('case-studies', 'Manage Case Studies');

async function cardOf(title: string) {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('article')!);
}

// A query by role would visit each element of the form.
const field = (name: RegExp) => screen.getByLabelText(name);

describe('the grid', () => {
  test("shows a card's parts, and links to the page", async () => {
    await open();
    const card = await cardOf(storage.title);
    for (const text of ['Battery Storage', storage.description, 'BESS', 'Leeds']) {
      expect(card.getByText(text)).toBeVisible();
    }
    expect(card.getByText('Time to hire: 14 weeks')).toBeVisible();
    expect(card.getByRole('presentation')).toHaveAttribute('src', '/covers/battery-racks.svg');
    const view = card.getByRole('link', { name: /^View/ });
    expect(view).toHaveAttribute('href', `/case-study/${storage.id}`);
    expect(view).toHaveAttribute('target', '_blank');
  });
});

test('keeps the search in the URL, also through a reload', async () => {
  const { user, unmount, location } = await open();
  await cardOf(storage.title);
  await user.type(screen.getByRole('searchbox', { name: 'Search case studies' }), 'wind');
  await waitFor(() => expect(location().search).toBe('?tab=case-studies&q=wind'));
  const { search } = location();
  unmount();
  renderAdmin(`/admin${search}`);
  expect(await cardOf(wind.title)).toBeDefined();
  expect(screen.getByRole('searchbox', { name: 'Search case studies' })).toHaveValue('wind');
  expect(screen.queryByRole('heading', { name: storage.title })).toBeNull();
});

describe('a new case study', () => {
  const openForm = () => openAdminForm('tab=case-studies&new=1');

  async function fillIn(user: Awaited<ReturnType<typeof openForm>>['user']) {
    await user.enter(field(/^URL Slug/), 'solar-team');
    await user.enter(field(/^Title/), 'Solar team');
    await user.enter(field(/^Short Description/), 'Twelve people for a solar park.');
    await user.enter(field(/^Image URL/), 'https://a.example/cover.svg');
    await user.enter(field(/^Image Description/), 'Panels below a low sun.');
    const solar = await screen.findByRole('option', { name: 'Solar' });
    await user.selectOptions(field(/^Sector/), solar);
    await user.enter(field(/^Tags/), 'Solar, ,UK');
    await user.enter(field(/^Full Description/), 'It began in spring.\n\nIt ended well.');
    await user.enter(field(/^Challenge/), 'There was nobody.');
    await user.enter(field(/^Solution/), 'We found them.');
    await user.enter(field(/^Results/), 'They are still there.');
    await user.enter(field(/^Year/), '2025');
  }

  test('has every field, shows in plain English what is wrong with each, and is closed by Cancel', async () => {
    const { user } = await openForm();
    const fields = within(screen.getByRole('form', { name: 'Add Case Study' }));
    for (const name of [
      'URL Slug',
      'Title',
      'Short Description',
      'Image URL',
      'Full Description',
      'Challenge',
      'Solution',
      'Results',
    ]) {
      expect(fields.getByLabelText(new RegExp(`^${name}\\W*$`))).toBeRequired();
    }
    expect(field(/^URL Slug/)).toHaveAccessibleDescription('Used in the URL.');
    expect(field(/^Short Description/)).toHaveAccessibleDescription('Shown on cards.');
    expect(field(/^Tags/)).toHaveAccessibleDescription('Comma-separated.');
    expect(field(/^Full Description/)).toHaveAccessibleDescription(
      'A blank line separates paragraphs.',
    );
    const sector = fields.getByRole('combobox', { name: /^Sector/ });
    expect(sector).toBeRequired();

    const numbers = within(fields.getByRole('group', { name: 'Statistics & Metrics' }));
    for (const name of ['Time to Shortlist', 'Time to Hire', 'Location']) {
      expect(numbers.getByLabelText(name)).not.toBeRequired();
    }
    for (const name of ['Candidates Presented', 'Year']) {
      expect(numbers.getByLabelText(name)).not.toBeRequired();
    }
    const testimonial = within(fields.getByRole('group', { name: 'Testimonial (optional)' }));
    for (const name of ['Quote', 'Author', 'Company']) {
      expect(testimonial.getByLabelText(name)).not.toBeRequired();
    }

    await waitFor(() => expect(sector).toHaveTextContent('Choose a sectorSolarWind'));

    await user.enter(screen.getByLabelText('Year'), '20');
    await user.click(screen.getByRole('button', { name: 'Create Case Study' }));
    expect(await screen.findByText('ID must be at least 3 characters')).toBeVisible();
    for (const text of [
      'Title is required',
      'Description must be at least 10 characters',
      'Please enter a valid image URL',
      'Sector is required',
      'Full description is required',
      'Challenge description is required',
      'Solution description is required',
      'Results description is required',
      'Too small: expected number to be >=1900',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(field(/^URL Slug/)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await cardOf(storage.title)).toBeDefined();
  });

  test('shows a taken slug at its field; it is sent parsed, and announced by its title', async () => {
    apiFails('caseStudies.create', 'conflict', 'Taken', { id: ['This slug is taken'] });
    const { user } = await openForm();
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Create Case Study' }));
    expect(await screen.findByText('Error creating case study')).toBeVisible();
    expect(screen.getByText('Failed to create case study. Please try again.')).toBeVisible();
    expect(field(/^URL Slug/)).toBeInvalid();
    expect(screen.getByText('This slug is taken')).toBeVisible();
    expect(field(/^Title/)).toHaveValue('Solar team');

    const sent = recordCalls('caseStudies.create', () => {
      const created = buildCaseStudy({ id: 'solar-team', title: 'Solar team' });
      studies = [created, ...studies];
      return created;
    });
    await user.click(screen.getByRole('button', { name: 'Create Case Study' }));
    const toast = (await screen.findByText('Case study created')).closest('[role="status"]');
    expect(toast).toHaveTextContent('Case study createdSolar team');
    expect(await screen.findByRole('heading', { name: 'Solar team' })).toBeVisible();
    expect(sent[0]?.body).toEqual({
      publishAt: '',
      id: 'solar-team',
      title: 'Solar team',
      description: 'Twelve people for a solar park.',
      image: 'https://a.example/cover.svg',
      imageText: 'Panels below a low sun.',
      sector: 'Solar',
      company: '',
      tags: ['Solar', 'UK'],
      fullDescription: ['It began in spring.', 'It ended well.'],
      challenge: 'There was nobody.',
      solution: 'We found them.',
      results: 'They are still there.',
      stats: { year: 2025 },
    });
  });
});

describe('an edit', () => {
  const openForm = () => openAdminForm(`tab=case-studies&edit=${storage.id}`);

  test('leaves the slug, stays open after a failure, and is saved with the version that was read', async () => {
    apiFails('caseStudies.update', 'internal');
    const { user } = await openForm();
    expect(field(/^URL Slug/)).toHaveAttribute('readonly');
    expect(field(/^URL Slug/)).toHaveValue(storage.id);
    // The list of sectors doesn't have this one.
    expect(field(/^Sector/)).toHaveDisplayValue('Battery Storage');
    await user.enter(field(/^Title/), ' again');
    await user.click(screen.getByRole('button', { name: 'Update Case Study' }));
    expect(await screen.findByText('Error updating case study')).toBeVisible();
    expect(screen.getByText('Failed to update case study. Please try again.')).toBeVisible();
    expect(field(/^Title/)).toHaveValue(`${storage.title} again`);

    const sent = recordCalls('caseStudies.update', storage);
    await user.click(screen.getByRole('button', { name: 'Update Case Study' }));
    const toast = (await screen.findByText('Case study updated')).closest('[role="status"]');
    expect(toast).toHaveTextContent(storage.title);
    expect(sent[0]?.ifMatch).toBe('"6"');
    const { version: _, testimonial: __, ...stored } = storage;
    expect(sent[0]?.body).toEqual({
      ...stored,
      imageText: '',
      publishAt: '',
      title: `${storage.title} again`,
    });
  });
});

describe('deleting', () => {
  async function openDialog() {
    const app = await open();
    await app.user.click((await cardOf(storage.title)).getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    return { ...app, dialog: within(dialog) };
  }

  test('shows why it failed', async () => {
    apiFails('caseStudies.delete', 'internal', 'The server stumbled');
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    const text = await screen.findByText('Failed to delete case study: The server stumbled');
    expect(text.closest('[role="alert"]')).toHaveTextContent(/^Error/);
    expect(dialog.getByText('The server stumbled')).toBeVisible();
  });
});
