import { screen, waitFor, within } from '@testing-library/react';
import { useIsFetching } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildCaseStudy, buildConsultant, buildJob } from '@/test/builders';
import { apiAnswers, apiFails, apiIsUnreachable, server } from '@/test/fake-api';
import { renderPage, renderWithProviders } from '@/test/render';
import { AskConsultant } from './ask-consultant';

const storage = buildConsultant();
const wind = buildConsultant({
  id: 'tom-field',
  name: 'Tom Field',
  role: 'Offshore wind',
  sectorTags: 'Wind',
  countryTags: 'Denmark',
  email: 'tom.field@example.com',
});
const energy = buildConsultant({
  id: 'nora-lund',
  name: 'Nora Lund',
  role: 'Clean Energy',
  sectorTags: 'Clean Energy',
  countryTags: 'Spain',
  email: 'nora.lund@example.com',
});
const job = buildJob({ id: '7', title: 'Cable engineer', sectorTags: 'Wind, BESS' });

beforeEach(() => {
  apiAnswers('consultants.list', [energy, storage, wind]);
  apiAnswers('jobs.list', [job]);
  apiAnswers('jobs.get', job);
  apiAnswers('testimonials.list', []);
  apiAnswers('clientLogos.list', []);
  apiAnswers('caseStudies.list', []);
});

const asked = (name: RegExp | string) => screen.findByRole('heading', { name });

describe('the consultant to ask', () => {
  function Part() {
    const isFetching = useIsFetching() > 0;
    return (
      <>
        <p>{isFetching ? 'fetching' : 'settled'}</p>
        <AskConsultant question={{ sectors: ['Wind'] }} />
      </>
    );
  }

  test.each([
    ['there is nobody', () => apiAnswers('consultants.list', [])],
    ['nobody knows the field', () => apiAnswers('consultants.list', [storage])],
    ['who knows it is away', () => apiAnswers('consultants.list', [{ ...wind, isActive: false }])],
    ['the read fails', () => apiFails('consultants.list', 'internal')],
    ['the API cannot be reached', () => apiIsUnreachable('consultants.list')],
  ])('is missing when %s', async (_, arrange) => {
    arrange();
    renderWithProviders(<Part />);
    expect(await screen.findByText('settled')).toBeVisible();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('is fetched once for all questions of a visit', async () => {
    let reads = 0;
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/api/consultants')) reads += 1;
    });
    renderWithProviders(
      <>
        <AskConsultant question={{ sectors: ['Wind'] }} />
        <AskConsultant question={{ sectors: ['BESS'] }} />
      </>,
    );
    expect(await asked(/^Ask Tom Field/)).toBeVisible();
    expect(await asked(/^Ask Ada Berg/)).toBeVisible();
    expect(reads).toBe(1);
    server.events.removeAllListeners();
  });
});

describe('on a job', () => {
  test('is found by the first sector, with the job as subject and a number beside Apply Now', async () => {
    apiAnswers('consultants.list', [{ ...wind, phone: '+44 20 7946 0905' }]);
    renderPage('/jobs/7');
    expect(await asked('Ask Tom Field, offshore wind')).toBeVisible();
    expect(screen.getByRole('link', { name: wind.email })).toHaveAttribute(
      'href',
      `mailto:${wind.email}?subject=Question%20about%20Cable%20engineer%20(%237)`,
    );
    const summary = within(screen.getByText('Job Summary').closest('section')!);
    expect(summary.getByText('Talk to Tom Field')).toBeVisible();
    expect(summary.getByRole('link', { name: '+44 20 7946 0905' })).toHaveAttribute(
      'href',
      'tel:+442079460905',
    );
  });

  test('is the one that the job names', async () => {
    apiAnswers('jobs.get', { ...job, consultantId: 'ada-berg' });
    apiAnswers('jobs.list', [{ ...job, consultantId: 'ada-berg' }]);
    renderPage('/jobs/7');
    expect(await asked('Ask Ada Berg, battery storage')).toBeVisible();
    expect(screen.queryByRole('heading', { name: /Tom Field/ })).toBeNull();
  });
});

describe('the consultant appears on', () => {
  test.each([
    ['/case-study/a', 'Ask Ada Berg, battery storage'],
    ['/clean-energy', 'Ask Nora Lund, Clean Energy'],
    ['/jobs/sector/wind', 'Ask Tom Field, offshore wind'],
    ['/jobs/location/denmark', 'Ask Tom Field, offshore wind'],
  ])('%s', async (path, heading) => {
    const study = buildCaseStudy({ id: 'a', title: 'A storage team', sector: 'Battery Storage' });
    apiAnswers('caseStudies.get', study);
    apiAnswers('caseStudies.list', [study]);
    renderPage(path);
    expect(await asked(heading)).toBeVisible();
  });

  test('the contact form, for each half of the business that has one', async () => {
    renderPage('/growth');
    const link = await screen.findByRole('link', { name: energy.email });
    expect(link.closest('li')).toHaveTextContent('Nora LundClean Energy');
    expect(screen.queryByText('Future Mobility', { selector: 'li span' })).toBeNull();
  });
});

describe('About', () => {
  test('lists everybody but the directors, who are above', async () => {
    const director = buildConsultant({ id: 'kim-doe', name: 'Kim Doe', isDirector: true });
    apiAnswers('consultants.list', [director, storage, { ...wind, isActive: false }]);
    renderPage('/about');
    const team = within(await screen.findByRole('region', { name: 'Who will call you' }));
    const names = team.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Ask Ada Berg, battery storage']);
  });

  test('lists only the directors if there is nobody else', async () => {
    apiAnswers('consultants.list', [buildConsultant({ name: 'Kim Doe', isDirector: true })]);
    renderPage('/about');
    expect(await asked('Kim Doe')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Who will call you')).toBeNull());
  });
});
