import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildJob } from '@/test/builders';
import { apiAnswers, recordCalls } from '@/test/fake-api';
import { openJobForm } from '@/test/job-form';

beforeEach(() => {
  apiAnswers('jobs.list', []);
});

const openForm = () => openJobForm('new=1', ['title', 'description', 'sectorTags', 'locationTags']);

const title = () => screen.getByRole('textbox', { name: /^Job Title/ });

test('offers the given choices', async () => {
  const { user } = await openForm();
  const choicesOf = async (name: string) => {
    await user.click(screen.getByRole('combobox', { name }));
    const choices = await screen.findAllByRole('option');
    return choices.map((choice) => choice.textContent);
  };
  expect(await choicesOf('Sector Tags')).toEqual([
    'Solar',
    'Wind',
    'Battery Storage',
    'Hydrogen',
    'BESS',
    'EV',
    'EV Charging',
    'Automotive',
    'Mobility',
  ]);
  await user.keyboard('{Escape}');
  expect(await choicesOf('Location Tags')).toEqual([
    'UK',
    'Germany',
    'France',
    'Spain',
    'Poland',
    'USA',
    'Canada',
    'UAE',
    'Australia',
    'Remote',
  ]);
});

test('adds tags by choosing, and removes them by a click on the chip', async () => {
  const { user } = await openForm();
  const tags = screen.getByRole('combobox', { name: 'Sector Tags' });
  const chips = () =>
    screen.queryAllByRole('button', { name: /^Remove/ }).map((chip) => chip.textContent);
  for (const choice of ['EV', 'Wind']) {
    await user.click(tags);
    await user.click(await screen.findByRole('option', { name: choice }));
  }
  await user.click(tags);
  expect(screen.queryByRole('option', { name: 'EV' })).toBeNull();
  await user.type(tags, 'ev, Hydrogen');
  expect(chips()).toEqual(['EV', 'Wind']);
  await user.click(title());
  expect(chips()).toEqual(['EV', 'Wind', 'Hydrogen']);
  await user.click(screen.getByRole('button', { name: 'Remove EV' }));
  expect(chips()).toEqual(['Wind', 'Hydrogen']);
});

test('saves a half-typed tag', async () => {
  const sent = recordCalls('jobs.create', buildJob({ id: '9' }));
  const { user } = await openForm();
  await user.enter(title(), 'Wind analyst');
  await user.enter(
    screen.getByRole('textbox', { name: /^Description/ }),
    'Knows where the wind will be tomorrow.',
  );
  await user.type(screen.getByRole('combobox', { name: 'Sector Tags' }), 'Wind, Tidal');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ sectorTags: 'Wind, Tidal' }));
});
