import { screen, within } from '@testing-library/react';
import { useIsFetching } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildCaseStudy, buildConsultant, buildJob } from '@/test/builders';
import { apiAnswers, apiFails } from '@/test/fake-api';
import { renderPage, renderWithProviders } from '@/test/render';
import { ContactSection } from '@/site/contact/contact-section';
import { AskConsultant } from './ask-consultant';

const storage = buildConsultant();
const wind = buildConsultant({
  id: 'tom-field',
  name: 'Tom Field',
  role: 'Offshore wind',
  sectorTags: 'Wind',
  email: 'tom.field@example.com',
});
const energy = buildConsultant({
  id: 'nora-lund',
  name: 'Nora Lund',
  role: 'Clean Energy',
  sectorTags: 'Clean Energy',
  email: 'nora.lund@example.com',
});
const job = buildJob({ id: '7', title: 'Cable engineer', sectorTags: 'Wind, BESS' });

beforeEach(() => {
  apiAnswers('consultants.list', [energy, storage, wind]);
  apiAnswers('jobs.list', [job]);
  apiAnswers('jobs.get', job);
  apiAnswers('caseStudies.list', []);
});

const asked = (name: string) => screen.findByRole('heading', { name });

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
  ['nobody knows the field', () => apiAnswers('consultants.list', [storage])],
  ['the read fails', () => apiFails('consultants.list', 'internal')],
])('shows nobody when %s', async (_, arrange) => {
  arrange();
  renderWithProviders(<Part />);
  expect(await screen.findByText('settled')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('on a job is found by the first sector, with a number beside Apply Now', async () => {
  apiAnswers('consultants.list', [storage, { ...wind, phone: '+44 20 7946 0905' }]);
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

describe('the consultant appears on', () => {
  test.each([
    ['/case-study/a', 'Ask Ada Berg, battery storage'],
    ['/clean-energy', 'Ask Nora Lund, Clean Energy'],
    ['/jobs/sector/wind', 'Ask Tom Field, offshore wind'],
  ])('%s', async (path, heading) => {
    const study = buildCaseStudy({ id: 'a', title: 'A storage team', sector: 'Battery Storage' });
    apiAnswers('caseStudies.get', study);
    apiAnswers('caseStudies.list', [study]);
    renderPage(path);
    expect(await asked(heading)).toBeVisible();
  });

  test('the contact form, for each half of the business that has one', async () => {
    renderWithProviders(<ContactSection />);
    const link = await screen.findByRole('link', { name: energy.email });
    expect(link.closest('li')).toHaveTextContent('Nora LundClean Energy');
    expect(screen.queryByText('Future Mobility', { selector: 'li span' })).toBeNull();
  });
});
