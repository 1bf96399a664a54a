import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildJob } from '@/test/builders';
import { JobHeader } from './job-header';
import { JobSections } from './job-sections';
import { toJobArticle } from './job-view-model';

test('an article has the headings within the description', () => {
  const description = 'You plan.\n\nWhat we offer:\nA van.';
  render(<JobSections job={toJobArticle(buildJob({ description }))} />);
  expect(screen.getByRole('heading', { level: 3, name: 'What we offer' })).toBeVisible();
  expect(screen.getByText('A van.')).toBeVisible();
});

test.each([
  [undefined, undefined],
  [true, 'Yes'],
  [false, 'No'],
])('visa sponsorship of %s reads %s', (visaSponsorship, text) => {
  const job = toJobArticle(buildJob(visaSponsorship === undefined ? {} : { visaSponsorship }));
  render(
    <JobHeader
      job={job}
      heading={<h1>{job.title}</h1>}
      links={{ ofSector: () => undefined, ofPlace: undefined }}
    />,
  );
  const term = screen.queryByText('Visa sponsorship', { selector: 'dt' });
  expect(term?.nextElementSibling?.textContent).toBe(text);
});
