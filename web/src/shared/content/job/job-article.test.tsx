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

test('shows start, working pattern, languages and relocation help if the job has them', () => {
  const facts = { workingPattern: 'On site', start: 'January 2027', relocationHelp: true };
  renderWithProviders(
    <JobHeader
      job={toJobArticle(buildJob(facts))}
      links={{ ofSector: () => undefined, ofPlace: undefined }}
    />,
  );
  const fact = (label: string) =>
    screen.queryByText(label, { selector: 'dt' })?.nextElementSibling?.textContent;
  expect(fact('Working pattern')).toBe('On site');
  expect(fact('Start')).toBe('January 2027');
  expect(fact('Relocation help')).toBe('Yes');
  expect(fact('Languages')).toBeUndefined();
});
