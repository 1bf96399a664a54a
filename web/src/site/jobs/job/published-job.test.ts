import { publishJob } from '@torque-tide/domain/jobs/published-job';
import { splitTags } from '@torque-tide/domain/jobs/job-text';
import { expect, test } from 'vitest';
import { buildJob } from '@/test/builders';
import { toJobArticle } from '@/shared/content/job/job-article-model';

/** Search engines must get the same content as people. */
test.each([
  buildJob(),
  buildJob({
    description: 'A lead.\n\nA second paragraph.\r\n \r\nA third.',
    responsibilities: 'Own it\n\n  Say it \r\nDo it',
    requirements: 'Know it',
    sectorTags: 'Solar,, BESS, Solar',
    salary: ' £62k to £74k ',
    customLocation: 'Leeds',
  }),
])('publishes the same text as the page shows: $title', (job) => {
  const page = toJobArticle(job);
  const published = publishJob(job);
  const lines = [
    ...[page.lead, ...page.blocks.map(({ text }) => text)].filter(Boolean),
    ...page.lists.flatMap(({ entries }) => entries),
  ];
  const body = new DOMParser().parseFromString(published.html, 'text/html').body;
  const headings = new Set(page.lists.map(({ heading }) => `${heading}:`));
  const texts = [...body.querySelectorAll('p, li')].map(({ textContent }) => textContent);
  expect(texts.filter((text) => !headings.has(text))).toEqual(lines);
  expect(published.title).toBe(page.title);
  expect(published.sectors).toEqual(page.sectorTags);
  expect(published.postedAt).toBe(page.postedAt);
  if (job.salary) expect(published.salaryText).toBe(page.salary);
  for (const { locality } of published.places) {
    if (locality) expect(splitTags(page.location)).toContain(locality);
  }
});
