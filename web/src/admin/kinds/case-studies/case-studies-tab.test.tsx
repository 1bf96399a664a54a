import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CaseStudy } from '@torque-tide/contract/case-studies';
import { beforeEach, describe, expect, test } from 'vitest';
import { cardOf, openAdminForm, openAdminTab } from '@/test/admin';
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

test('keeps the search in the URL', async () => {
  const { user, location } = await openAdminTab('case-studies&q=win', 'Manage Case Studies');
  expect(await cardOf(wind.title)).toBeDefined();
  expect(screen.queryByRole('heading', { name: storage.title })).toBeNull();
  await user.enter(screen.getByRole('searchbox'), 'd');
  await waitFor(() => expect(location().search).toBe('?tab=case-studies&q=wind'));
});

describe('a new case study', () => {
  const openForm = () => openAdminForm('tab=case-studies&new=1');

  test('has every field, says in plain English what is wrong with each, and is sent parsed', async () => {
    apiFails('caseStudies.create', 'conflict', 'Taken', { id: ['This slug is taken'] });
    const { user } = await openForm();
    // A required field's label ends with a star.
    const labelsOf = (group: string) =>
      Array.from(
        screen.getByRole('group', { name: group }).querySelectorAll('label'),
        (label) => label.textContent,
      );
    expect(labelsOf('Statistics & Metrics')).toEqual([
      'Time to Shortlist',
      'Time to Hire',
      'Candidates Presented',
      'People Hired',
      'Location',
      'Year',
    ]);
    expect(labelsOf('Testimonial (optional)')).toEqual(['Quote', 'Author', 'Company']);
    expect(field(/^Short Description/)).toHaveAccessibleDescription('Shown on cards.');
    expect(field(/^Tags/)).toHaveAccessibleDescription('Comma-separated.');
    expect(field(/^Full Description/)).toHaveAccessibleDescription(
      'A blank line separates paragraphs.',
    );
    const slug = field(/^URL Slug/);
    expect(slug).toHaveAccessibleDescription('Used in the URL.');
    const sector = field(/^Sector/);
    await waitFor(() => expect(sector).toHaveTextContent('Choose a sectorSolarWind'));

    await user.enter(field(/^Year/), '20');
    const create = screen.getByText('Create Case Study');
    await user.click(create);
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
    expect(slug).toHaveFocus();

    for (const [name, text] of [
      [/^URL Slug/, 'solar-team'],
      [/^Title/, 'Solar team'],
      [/^Short Description/, 'Twelve people for a solar park.'],
      [/^Image URL/, 'https://a.example/cover.svg'],
      [/^Image Description/, 'Panels below a low sun.'],
      [/^Tags/, 'Solar, ,UK'],
      [/^Full Description/, 'It began in spring.\n\nIt ended well.'],
      [/^Challenge/, 'There was nobody.'],
      [/^Solution/, 'We found them.'],
      [/^Results/, 'They are still there.'],
      [/^Year/, '2025'],
    ] as const) {
      const input = field(name);
      fireEvent.change(input, { target: { value: text } });
      if (!/Tags|Image D|Year/.test(name.source)) expect(input).toBeRequired();
    }
    expect(sector).toBeRequired();
    await user.selectOptions(sector, 'Solar');
    await user.click(create);
    expect(await screen.findByText('Error creating case study')).toBeVisible();
    expect(screen.getByText('Failed to create case study. Please try again.')).toBeVisible();
    expect(slug).toBeInvalid();
    expect(screen.getByText('This slug is taken')).toBeVisible();

    const sent = recordCalls('caseStudies.create', () => {
      const created = buildCaseStudy({ id: 'solar-team', title: 'Solar team' });
      studies = [created, ...studies];
      return created;
    });
    await user.click(create);
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

  test('derives its slug from its title, until the editor types another', async () => {
    const { user } = await openForm();
    await user.enter(field(/^Title/), 'Évora: 12 crews');
    await waitFor(() => expect(field(/^URL Slug/)).toHaveValue('evora-12-crews'));
    await user.enter(field(/^Title/), ' & more');
    await waitFor(() => expect(field(/^URL Slug/)).toHaveValue('evora-12-crews-more'));
    await user.clear(field(/^URL Slug/));
    await user.enter(field(/^URL Slug/), 'evora');
    await user.enter(field(/^Title/), ' again');
    expect(field(/^URL Slug/)).toHaveValue('evora');
    await user.click(screen.getByText('Cancel'));
    expect(await cardOf(storage.title)).toBeDefined();
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
    await user.click(screen.getByText('Update Case Study'));
    expect(await screen.findByText('Error updating case study')).toBeVisible();
    expect(screen.getByText('Failed to update case study. Please try again.')).toBeVisible();
    expect(field(/^Title/)).toHaveValue(`${storage.title} again`);

    const sent = recordCalls('caseStudies.update', storage);
    await user.click(screen.getByText('Update Case Study'));
    const toast = (await screen.findByText('Case study updated')).closest('[role="status"]');
    expect(toast).toHaveTextContent(storage.title);
    expect(sent[0]?.ifMatch).toBe('"6"');
    expect(sent[0]?.body).toMatchObject({ id: storage.id, title: `${storage.title} again` });
  });
});

test("a card shows its case study's state in one word, and a draft has a button to publish it", async () => {
  const draft = { ...wind, isDraft: true };
  studies = [draft, { ...storage, publishAt: '2099-01-05T09:00:00.000Z' }];
  const sent = recordCalls('caseStudies.update', () => {
    studies = [wind];
    return wind;
  });
  const { user } = await open();
  const card = await cardOf(wind.title);
  expect(card.getByText('Draft')).toBeVisible();
  expect((await cardOf(storage.title)).getByText('Scheduled for 5 Jan 2099, 09:00')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Edit' }));
  expect(await screen.findByText('Save draft')).toBeVisible();
  await user.click(screen.getByText('Publish'));
  expect(await screen.findByText('Case study updated')).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ id: wind.id, isDraft: false });
  expect(await (await cardOf(wind.title)).findByText('Live')).toBeVisible();
});

describe('deleting', () => {
  test('shows why it failed', async () => {
    apiFails('caseStudies.delete', 'internal', 'The server stumbled');
    const { user } = await open();
    await user.click((await cardOf(storage.title)).getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    const text = await screen.findByText('Failed to delete case study: The server stumbled');
    expect(text.closest('[role="alert"]')).toHaveTextContent(/^Error/);
  });
});
