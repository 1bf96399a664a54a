import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Job } from '@torque-tide/contract/jobs';
import { beforeEach, describe, expect, test } from 'vitest';
import { openAdminForm } from '@/test/admin';
import { buildJob } from '@/test/builders';
import { apiAnswers, apiFails, apiHangs, recordCalls } from '@/test/fake-api';
import { openJobForm, openJobTab } from '@/test/job-form';

const planner = buildJob({ id: '7', title: 'Grid planner', version: 3 });
let jobs: Job[];

beforeEach(() => {
  jobs = [planner];
  apiAnswers('jobs.list', () => [...jobs]);
});

const openNew = () => openAdminForm('tab=jobs&new=1');

// A query by role would visit each element of the form.
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const title = () => field('Job Title');
const description = () => field('Description');

describe('the address', () => {
  test('of a missing job says so, and leads to the list', async () => {
    const { user } = await openJobTab('edit=8', ['title']);
    expect(await screen.findByText('This job is not there')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the list' }));
    expect(await screen.findByRole('article', { name: 'Grid planner' })).toBeVisible();
  });

  test('says why its job cannot be read, and retries', async () => {
    apiFails('jobs.list', 'unavailable', 'The database is resting');
    const { user } = await openJobTab('edit=7', ['title']);
    expect(await screen.findByText('The database is resting')).toBeVisible();
    apiAnswers('jobs.list', jobs);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('form', { name: 'Edit Job' })).toBeVisible();
  });
});

describe('a new job', () => {
  test('requires a title and a description, without a request, and shows that it is being saved', async () => {
    apiHangs('jobs.create');
    const { user } = await openJobForm('new=1', ['title', 'description']);
    await user.enter(title(), 'ab');
    await user.enter(description(), 'too short');
    const button = screen.getByRole('button', { name: /Create Job/ });
    await user.click(button);
    expect(await screen.findByText('Title must be at least 3 characters')).toBeVisible();
    expect(screen.getByText('Description must be at least 10 characters')).toBeVisible();
    expect(title()).toHaveFocus();
    await user.enter(title(), 'cde');
    await user.enter(description(), ' no longer');
    await user.click(button);
    await waitFor(() => expect(button).toBeDisabled());
    expect(within(button).getByRole('progressbar')).toBeVisible();
  });

  test('is created once, however often the button is pressed', async () => {
    const sent = recordCalls('jobs.create', async (request) => {
      // Empty fields aren't stored.
      const { publishAt: _, ...given } = (await request.json()) as Partial<Job>;
      jobs = [buildJob({ ...given, id: '9' }), ...jobs];
      return jobs[0]!;
    });
    const { user } = await openNew();
    await user.enter(title(), 'Wind analyst');
    await user.enter(description(), 'Knows where the wind will be tomorrow.');
    await user.enter(field('Requirements'), 'Maths\n\nPatience');
    await user.selectOptions(field('Job Type'), 'Hybrid');
    await user.selectOptions(field('Working Pattern'), 'Hybrid, 2 office days a week');
    await user.enter(field('Start'), ' January 2027 ');
    expect(field('Visa Sponsorship')).toHaveDisplayValue('Not said');
    await user.selectOptions(field('Visa Sponsorship'), 'No');
    await user.selectOptions(field('Relocation Help'), 'Yes');
    fireEvent.change(field('Closing Date'), { target: { value: '2026-12-03' } });
    await user.dblClick(screen.getByText('Create Job'));
    expect(await screen.findByText('“Wind analyst” created.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Wind analyst' })).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      {
        title: 'Wind analyst',
        description: 'Knows where the wind will be tomorrow.',
        responsibilities: '',
        requirements: 'Maths\nPatience',
        sectorTags: '',
        locationTags: '',
        customLocation: '',
        salary: '',
        jobType: 'Hybrid',
        workingPattern: 'Hybrid, 2 office days a week',
        start: 'January 2027',
        languages: '',
        visaSponsorship: false,
        relocationHelp: true,
        closesAt: '2026-12-03',
        consultantId: '',
        publishAt: '',
        isActive: true,
        isFeatured: false,
        isFilled: false,
      },
    ]);
  });

  test('shows the defaults of empty fields, and is closed by a button', async () => {
    const { user } = await openJobForm('new=1', [
      'salary',
      'jobType',
      'customLocation',
      'locationTags',
    ]);
    const place = field('Location Tags');
    const salary = field('Salary Range');
    const type = field('Job Type');
    expect(place).toHaveAccessibleDescription(/Without a place, visitors read ‘Remote’\./);
    expect(salary).toHaveAccessibleDescription('Without a salary, visitors read ‘Competitive’.');
    expect(type).toHaveAccessibleDescription('Visitors read ‘Full-time’.');
    await user.enter(salary, '£60k');
    expect(salary).not.toHaveAccessibleDescription();
    await user.enter(field('City or Town'), 'Leith');
    expect(place).not.toHaveAccessibleDescription(/isitors read/);
    expect([...type.children].map((option) => option.textContent)).toEqual([
      'None',
      'Full-time',
      'Part-time',
      'Contract',
      'Permanent',
      'Temporary',
      'Remote',
      'Hybrid',
    ]);
    await user.selectOptions(type, 'Contract');
    expect(type).not.toHaveAccessibleDescription(/isitors read/);
    await user.click(screen.getByRole('button', { name: 'Back to the list' }));
    expect(await screen.findByRole('heading', { name: 'Manage Jobs' })).toBeVisible();
  });
});

describe('a save that fails', () => {
  async function retitle(text: string) {
    const app = await openJobForm('edit=7', ['title', 'description', 'salary', 'locationTags']);
    await app.user.clear(title());
    await app.user.enter(title(), text);
    await app.user.click(screen.getByRole('button', { name: 'Update Job' }));
    return app;
  }

  test('keeps the form, shows why, and sends all of it next time with the version that was read', async () => {
    apiFails('jobs.update', 'internal', 'The database is resting');
    const { user } = await retitle('Grid strategist');
    expect(await screen.findByText('The job was not saved')).toBeVisible();
    expect(screen.getByText(/The database is resting/)).toBeVisible();
    expect(title()).toHaveValue('Grid strategist');
    expect(screen.getByRole('button', { name: 'Update Job' })).toBeEnabled();

    apiFails('jobs.update', 'invalid', 'Not valid', {
      salary: ['Must be at most 120 characters'],
      postedAt: ['Is not a date'],
    });
    await user.click(screen.getByRole('button', { name: 'Update Job' }));
    expect(await screen.findByText('Must be at most 120 characters')).toBeVisible();
    const salary = field('Salary Range');
    expect(salary).toBeInvalid();
    expect(salary).toHaveFocus();
    expect(screen.getByText('postedAt: Is not a date')).toBeVisible();

    const sent = recordCalls('jobs.update', planner);
    await user.click(screen.getByRole('button', { name: 'Update Job' }));
    expect(await screen.findByText('“Grid planner” updated.')).toBeVisible();
    expect(sent[0]?.ifMatch).toBe('"3"');
    expect(sent[0]?.body).toMatchObject({
      title: 'Grid strategist',
      description: planner.description,
      salary: '',
      locationTags: 'UK',
    });
  });

  test('keeps everything if the session is not renewed, and continues once if it is', async () => {
    apiFails('jobs.update', 'unauthenticated');
    const { user } = await retitle('Grid strategist');
    const ended = { name: 'Your session has ended' };
    await user.click(
      within(await screen.findByRole('dialog', ended)).getByRole('button', { name: 'Not now' }),
    );
    expect(await screen.findByText(/Your session has ended\. Log in and try again/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(title()).toHaveValue('Grid strategist');

    await user.dblClick(screen.getByRole('button', { name: 'Update Job' }));
    const dialog = within(await screen.findByRole('dialog', ended));
    expect(dialog.getByLabelText('Username')).toHaveValue('admin');
    apiAnswers('admin.login', { sessionId: 'session-2' });
    const sent: unknown[] = [];
    apiAnswers('jobs.update', async (request) => {
      const body = (await request.json()) as Partial<Job>;
      sent.push([request.headers.get('authorization'), body.title]);
      return { ...planner, title: 'Grid strategist' };
    });
    await user.enter(dialog.getByLabelText('Password'), 'secret');
    await user.dblClick(dialog.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('“Grid strategist” updated.')).toBeVisible();
    expect(sent).toEqual([['Bearer session-2', 'Grid strategist']]);
  });
});

describe('an advert', () => {
  test('gets suggestions, says whether Google can list it, and may be saved with a warning', async () => {
    apiAnswers('jobs.update', { ...planner, title: 'Foreman' });
    const { user } = await openJobForm('edit=7', ['title', 'customLocation', 'locationTags']);
    const place = screen.getByRole('combobox', { name: 'City or Town' });
    await user.enter(place, 'Covent');
    await screen.findByRole('option', { name: 'Coventry, UK' });
    await user.keyboard('{ArrowDown}{Enter}');
    // The tag already names the country.
    expect(place).toHaveValue('Coventry');

    expect(screen.getByText('Google can list this job.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove UK' }));
    expect(
      await screen.findByText('Google can’t list this job: no location tag names a country.'),
    ).toBeVisible();

    await user.clear(title());
    await user.enter(title(), 'Foreman');
    expect(title()).toHaveAccessibleDescription('“Foreman” points to gender: write supervisor.');
    await user.click(screen.getByRole('button', { name: 'Update Job' }));
    expect(await screen.findByText('“Foreman” updated.')).toBeVisible();
  });
});
