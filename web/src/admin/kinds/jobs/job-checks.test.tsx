import { screen, within } from '@testing-library/react';
import type { Job } from '@torque-tide/contract/jobs';
import { describe, expect, test } from 'vitest';
import { openAdminTab } from '@/test/admin';
import { buildJob } from '@/test/builders';
import { apiAnswers } from '@/test/fake-api';

/** An advert that no rule objects to. */
const clean = buildJob({
  title: 'Grid planner',
  description:
    'You will plan grid connections for battery storage projects, from the first study to energisation. Two colleagues do the electrical design with you, and a project manager keeps the dates. The work is mostly desk work, with one or two days a month on sites in Scotland.',
  responsibilities:
    'Prepare applications to the network operators\nAgree the programme with the builder\nKeep the register of all offers and their conditions up to date',
  requirements:
    'Five years of experience with grid connections\nA degree in electrical engineering or the same from practice',
  salary: '£62,000 to £74,000 per year',
  jobType: 'Permanent',
  locationTags: 'UK',
  customLocation: 'Glasgow',
  closesAt: '2099-12-03',
});

async function openForm(job?: Job) {
  apiAnswers('jobs.list', job ? [job] : []);
  const app = await openAdminTab('jobs', 'Manage Jobs');
  await app.user.click(await screen.findByRole('button', { name: job ? 'Edit' : 'Add New Job' }));
  await screen.findByRole('heading', { name: 'Advert check' });
  return app;
}

function panel(name: 'Advert check') {
  return within(screen.getByRole('group', { name }));
}

describe('the advert check', () => {
  test('has nothing to say before the first word', async () => {
    await openForm();
    expect(panel('Advert check').getByText('Not begun')).toBeVisible();
    expect(panel('Advert check').queryByRole('listitem')).toBeNull();
  });

  test('has nothing to note about a clean advert', async () => {
    await openForm(clean);
    expect(panel('Advert check').getByText('Nothing to note')).toBeVisible();
  });

  test('puts right what it can, at once', async () => {
    const { user } = await openForm({ ...clean, locationTags: 'uk', requirements: '• A degree' });
    expect(panel('Advert check').getByText('Write "UK" for "uk".')).toBeVisible();
    const fixes = () => panel('Advert check').queryAllByRole('button', { name: 'Put it right' });
    expect(fixes()).toHaveLength(2);
    await user.click(fixes()[1]!);
    const requirements = screen.getByRole('textbox', { name: /^Requirements/ });
    expect(requirements).toHaveValue('A degree');
    expect(requirements).toHaveFocus();
    expect(fixes()).toHaveLength(1);
  });

  test('warns while typing, and stops when it is mended', async () => {
    const { user } = await openForm(clean);
    const title = screen.getByRole('textbox', { name: /^Job Title/ });
    await user.enter(title, ' guru');
    expect(await panel('Advert check').findByText('1 to note')).toBeVisible();
    expect(panel('Advert check').getByText('"guru" name the level.')).toBeVisible();
    expect(panel('Advert check').getByText('House style')).toBeVisible();
    await user.clear(title);
    await user.enter(title, 'Lead planner');
    expect(await panel('Advert check').findByText('Nothing to note')).toBeVisible();
  });

  test('cites the rule, and leads to the field', async () => {
    const { user } = await openForm({ ...clean, jobType: 'Full-time' });
    const warning = within(panel('Advert check').getByRole('listitem'));
    expect(warning.getByText('Say whether the position is permanent or temporary.')).toBeVisible();
    const source = warning.getByRole('link', { name: /Conduct of Employment Agencies.*new tab/ });
    expect(source).toHaveAttribute(
      'href',
      'https://www.legislation.gov.uk/uksi/2003/3319/regulation/27',
    );
    expect(source).toHaveAttribute('target', '_blank');
    await user.click(warning.getByRole('button', { name: 'Go to Job Type' }));
    expect(screen.getByRole('combobox', { name: /^Job Type/ })).toHaveFocus();
  });

  test('tells of a place that no search by distance finds, and offers those that it would', async () => {
    const { user } = await openForm({ ...clean, customLocation: 'Wolds site' });
    const warning = 'Visitors who search by distance will not find this: choose a place.';
    expect(await panel('Advert check').findByText(warning)).toBeVisible();
    await user.click(panel('Advert check').getByRole('button', { name: 'Go to City or Town' }));
    const place = screen.getByRole('combobox', { name: 'City or Town' });
    expect(place).toHaveFocus();
    expect(screen.queryByRole('option')).toBeNull();
    await user.clear(place);
    await user.enter(place, 'Covent');
    await screen.findByRole('option', { name: 'Coventry, UK' });
    await user.keyboard('{ArrowDown}{Enter}');
    // The tag says the country already.
    expect(place).toHaveValue('Coventry');
    expect(await panel('Advert check').findByText('Nothing to note')).toBeVisible();
  });

  test('never stops a save', async () => {
    apiAnswers('jobs.update', buildJob({ title: 'Ninja' }));
    const { user } = await openForm(buildJob({ title: 'Ninja' }));
    expect(panel('Advert check').getByText(/to note$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Update Job' }));
    expect(await screen.findByText('“Ninja” updated.')).toBeVisible();
  });
});

test('says whether Google lists the job, and why not', async () => {
  const { user } = await openForm(clean);
  expect(screen.getByText('Google lists this job.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove UK' }));
  expect(
    await screen.findByText(/^Google does not list this job\. No location tag names a country/),
  ).toBeVisible();
});
