import { brand } from '@torque-tide/domain/brand';
import type { CaseStudy } from '@torque-tide/contract/case-studies';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { paths } from '@/site/paths';
import { routes } from '@/site/routes';
import { buildCaseStudy, buildJob } from '@/test/builders';
import { apiAnswers, apiFails, server } from '@/test/fake-api';
import { renderWithProviders } from '@/test/render';
import { endWaitsAtOnce } from '@/test/short-waits';
import { hold } from '@/test/hold';
import { Page as CaseStudyPage } from './case-study-page';

const current = buildCaseStudy({
  id: 'building-a-storage-team',
  title: 'Building a storage team',
  sector: 'Battery Storage',
  tags: ['BESS', 'UK'],
  company: 'Northmoor',
  fullDescription: ['Land and grid, and no team.', 'Nine roles in the end.'],
  stats: {
    peopleHired: 9,
    timeToShortlist: '12 days',
    timeToHire: '14 weeks',
    candidatesPresented: 31,
    location: 'Scotland',
    year: 2025,
  },
  testimonial: { quote: 'They knew the work.', author: 'The COO', company: 'Northmoor plc' },
});

const RETRY_WAITS_MS = [1000, 2000, 4000];

let requests: string[] = [];
beforeEach(() => {
  requests = [];
  server.events.on('request:start', ({ request }) => requests.push(new URL(request.url).pathname));
  apiAnswers('caseStudies.list', []);
  apiAnswers('jobs.list', []);
});

function visit(id: string) {
  const page = (
    <Routes>
      <Route path={routes.caseStudy.pattern} element={<CaseStudyPage />} />
    </Routes>
  );
  return renderWithProviders(page, paths.caseStudy(id));
}

function open(study: CaseStudy) {
  apiAnswers('caseStudies.get', study);
  return visit(study.id);
}

const heading = (name: string) => screen.findByRole('heading', { name });
const partOf = async (name: string) => within((await heading(name)).closest('section')!);

describe('a case study', () => {
  test('shows every part', async () => {
    open(current);
    expect((await heading(current.title)).tagName).toBe('H1');
    expect(document.title).toBe(`Building a storage team - Case Study | ${brand.name}`);
    const article = within(screen.getByRole('article'));
    expect(article.getByText('Battery Storage')).toBeVisible();
    expect(
      within(article.getByRole('list', { name: 'Tags' })).getAllByRole('listitem'),
    ).toHaveLength(2);
    expect(article.getByText(current.description)).toBeVisible();
    expect(article.getByRole('presentation')).toHaveAttribute('src', '/covers/battery-racks.svg');

    const details = await partOf('Project Details');
    const terms = details.getAllByRole('term').map((term) => term.textContent);
    const values = details.getAllByRole('definition').map((value) => value.textContent);
    expect(terms.map((term, n) => `${term}: ${values[n]}`)).toEqual([
      'People hired: 9',
      'Time to hire: 14 weeks',
      'Candidates presented: 31',
      'Company: Northmoor',
      'Time to shortlist: 12 days',
      'Location: Scotland',
      'Year: 2025',
    ]);

    const overview = await partOf('Overview');
    expect(overview.getByText('Land and grid, and no team.')).toBeVisible();
    expect(overview.getByText('Nine roles in the end.')).toBeVisible();
    expect((await partOf('The Challenge')).getByText(current.challenge)).toBeVisible();
    expect((await partOf('Our Solution')).getByText(current.solution)).toBeVisible();
    expect((await partOf('Results Delivered')).getByText(current.results)).toBeVisible();
    const testimonial = await partOf('Client Testimonial');
    expect(testimonial.getByText('They knew the work.')).toBeVisible();
    expect(testimonial.getByText('The COO')).toBeVisible();
    expect(testimonial.getByText(/Northmoor plc/)).toBeVisible();
  });

  test('describes its picture if it has an alternative text, and omits the boxes of missing parts', async () => {
    const imageText = 'Racks of batteries under a roof.';
    open({ ...current, imageText, tags: [], company: '', stats: {}, testimonial: undefined });
    await heading('Overview');
    expect(screen.getByRole('img', { name: imageText })).toBeVisible();
    for (const name of ['Project Details', 'Client Testimonial', 'Related case studies']) {
      expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('list', { name: 'Tags' })).not.toBeInTheDocument();
  });

  test('ends with open roles and others of its sector, the next study and a form that names this one', async () => {
    apiAnswers('caseStudies.list', [
      buildCaseStudy({ id: 'first', title: 'The first', sector: 'Solar' }),
      current,
      buildCaseStudy({ id: 'third', title: 'The third', sector: 'Solar' }),
      buildCaseStudy({ id: 'fourth', title: 'The fourth', sector: 'Battery Storage' }),
    ]);
    apiAnswers('jobs.list', [
      buildJob({ id: '1', title: 'Ours', sectorTags: 'BESS' }),
      buildJob({ id: '2', title: 'Not ours', sectorTags: 'Wind' }),
    ]);
    open(current);
    const related = await partOf('Related case studies');
    expect(related.getAllByRole('link').map((link) => link.textContent)).toEqual(['The fourth']);
    const roles = await partOf('Open roles in this field');
    expect(roles.getAllByRole('heading', { level: 3 }).map((role) => role.textContent)).toEqual([
      'Ours',
    ]);
    expect(roles.getByRole('link', { name: 'Battery storage: all roles' })).toHaveAttribute(
      'href',
      '/jobs/sector/battery-storage',
    );
    const next = within(screen.getByRole('navigation', { name: 'Next case study' }));
    expect(next.getByRole('link')).toHaveAttribute('href', '/case-study/third');
    expect(screen.getByRole('link', { name: 'Ask about a search like this' })).toHaveAttribute(
      'href',
      `/?about=case-study&of=${current.id}#contact`,
    );
  });
});

describe('a case study known from the list', () => {
  const other = buildCaseStudy({ id: 'storage-one', title: 'One', sector: 'Battery Storage' });
  const shown = (name: string) => screen.findByRole('heading', { level: 1, name });
  const follow = async () => {
    apiAnswers('caseStudies.list', [current, other]);
    const { user } = open(current);
    const related = await partOf('Related case studies');
    return () => user.click(related.getByRole('link', { name: other.title }));
  };

  test('opens at once, and updates to the stored version', async () => {
    const press = await follow();
    const [held, answer] = hold();
    apiAnswers('caseStudies.get', async () => {
      await held;
      return { ...other, title: 'One, told anew' };
    });
    await press();
    expect(await shown(other.title)).toBeVisible();
    expect(screen.getByText(other.challenge)).toBeVisible();
    answer();
    expect(await shown('One, told anew')).toBeVisible();
    expect(requests.filter((path) => path.endsWith(`/${other.id}`))).toHaveLength(1);
  });

  test('stays if the request fails', async () => {
    const waits = endWaitsAtOnce(RETRY_WAITS_MS);
    const press = await follow();
    apiFails('caseStudies.get', 'unavailable');
    await press();
    const asked = () => requests.filter((path) => path.endsWith(`/${other.id}`));
    await waitFor(() => expect(asked()).toHaveLength(4));
    expect(waits).toEqual(RETRY_WAITS_MS);
    expect(await shown(other.title)).toBeVisible();
  });

  test('is not found if it has been deleted meanwhile', async () => {
    const press = await follow();
    apiFails('caseStudies.get', 'not-found');
    await press();
    expect(await shown('Case Study Not Found')).toBeVisible();
  });
});

test('shows a missing one as not found, without a retry', async () => {
  apiFails('caseStudies.get', 'not-found');
  visit('gone');
  expect(await heading('Case Study Not Found')).toBeVisible();
  expect(screen.getByText("The case study you're looking for doesn't exist.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Case Studies' })).toHaveAttribute(
    'href',
    '/case-studies',
  );
  expect(requests.filter((path) => path.endsWith('/gone'))).toHaveLength(1);
});

test('retries another failure three times, then shows the error', async () => {
  const waits = endWaitsAtOnce(RETRY_WAITS_MS);
  apiFails('caseStudies.get', 'unavailable', 'Firestore does not answer');
  const { user } = visit(current.id);
  expect(await screen.findByText('Loading case study...')).toBeVisible();
  expect(await heading('Error Loading Case Study')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Error: 503: .*Firestore does not answer/);
  expect(screen.getByRole('link', { name: 'Back to Case Studies' })).toBeVisible();
  expect(requests.filter((path) => path.endsWith(current.id))).toHaveLength(4);

  expect(waits).toEqual(RETRY_WAITS_MS);
  apiAnswers('caseStudies.get', current);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading(current.title)).toBeVisible();
});

test('retries three times after timeouts, then says that the server is slow', async () => {
  const waits = endWaitsAtOnce(RETRY_WAITS_MS);
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation(() =>
      AbortSignal.abort(new DOMException('signal timed out', 'TimeoutError')),
    );
  visit(current.id);
  expect(await screen.findByText('Loading case study...')).toBeVisible();
  expect(await heading('Error Loading Case Study')).toBeVisible();
  expect(timeout).toHaveBeenCalledTimes(4);
  expect(waits).toEqual(RETRY_WAITS_MS);
  expect(screen.getByRole('alert')).toHaveTextContent('Error: The server took too long to answer.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});
