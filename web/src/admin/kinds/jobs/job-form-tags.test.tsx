import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { apiAnswers } from '@/test/fake-api';
import { openJobForm } from '@/test/job-form';

test('offers the given choices, adds tags by choosing, and removes them by a click on the chip', async () => {
  apiAnswers('jobs.list', []);
  const { user } = await openJobForm('new=1', ['sectorTags', 'locationTags']);
  const choicesOf = async (name: string) => {
    await user.click(screen.getByRole('combobox', { name }));
    const choices = await screen.findAllByRole('option');
    return choices.map((choice) => choice.textContent);
  };
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
  await user.keyboard('{Escape}');
  const sectors = [
    'Solar',
    'Wind',
    'Battery Storage',
    'Hydrogen',
    'BESS',
    'EV',
    'EV Charging',
    'Automotive',
    'Mobility',
  ];
  expect(await choicesOf('Sector Tags')).toEqual(sectors);

  await user.click(screen.getByRole('option', { name: 'EV' }));
  expect(await choicesOf('Sector Tags')).toEqual(sectors.filter((sector) => sector !== 'EV'));
  await user.click(screen.getByRole('option', { name: 'Wind' }));
  const chips = () =>
    screen.queryAllByRole('button', { name: /^Remove/ }).map((chip) => chip.textContent);
  expect(chips()).toEqual(['EV', 'Wind']);
  await user.click(screen.getByRole('button', { name: 'Remove EV' }));
  expect(chips()).toEqual(['Wind']);
});
