import type { Job } from '@torque-tide/contract/jobs';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildJob } from '@/test/builders';
import { renderWithProviders } from '@/test/render';
import { JobHeader } from './job-header';
import { JobSections } from './job-sections';
import { toJobArticle } from './job-article-model';

test("has the description's headings", () => {
  const description = 'You plan.\n\nWhat we offer:\nA van.';
  render(<JobSections job={toJobArticle(buildJob({ description }))} />);
  expect(screen.getByRole('heading', { level: 3, name: 'What we offer' })).toBeVisible();
  expect(screen.getByText('A van.')).toBeVisible();
});

function factsOf(overrides: Partial<Job>) {
  const job = toJobArticle(buildJob(overrides));
  renderWithProviders(
    <JobHeader job={job} links={{ ofSector: () => undefined, ofPlace: undefined }} />,
  );
  return (label: string) =>
    screen.queryByText(label, { selector: 'dt' })?.nextElementSibling?.textContent;
}

test.each([
  [undefined, undefined],
  [true, 'Yes'],
  [false, 'No'],
])('visa sponsorship of %s reads %s', (visaSponsorship, text) => {
  const fact = factsOf(visaSponsorship === undefined ? {} : { visaSponsorship });
  expect(fact('Visa sponsorship')).toBe(text);
});

test('shows start, working pattern, languages and relocation help if the job has them', () => {
  const fact = factsOf({ workingPattern: 'On site', start: 'January 2027', relocationHelp: true });
  expect(fact('Working pattern')).toBe('On site');
  expect(fact('Start')).toBe('January 2027');
  expect(fact('Relocation help')).toBe('Yes');
  expect(fact('Languages')).toBeUndefined();
});
