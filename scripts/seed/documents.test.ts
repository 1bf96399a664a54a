import { caseStudyInputSchema } from '@torque-tide/contract/case-studies';
import { clientLogoInputSchema } from '@torque-tide/contract/client-logos';
import { consultantInputSchema } from '@torque-tide/contract/consultants';
import { jobInputSchema } from '@torque-tide/contract/jobs';
import { testimonialInputSchema } from '@torque-tide/contract/testimonials';
import { expect, test } from 'vitest';
import { demoCaseStudies } from './case-studies';
import { demoClientLogos } from './client-logos';
import { demoConsultants } from './consultants';
import { demoJobInput } from './documents';
import { demoJobs } from './jobs';
import { demoTestimonials } from './testimonials';

const now = new Date();
const withoutId = ({ id: _id, ...input }: { id: string }): object => input;
const withoutAge = <T extends { createdDaysAgo: number }>({ createdDaysAgo: _age, ...rest }: T) =>
  rest;

// Seeding writes documents without the API, which validates them.
test.each([
  ['jobs', jobInputSchema, demoJobs, demoJobs.map((job) => demoJobInput(job, now))],
  ['case studies', caseStudyInputSchema, demoCaseStudies, demoCaseStudies.map(withoutAge)],
  [
    'testimonials',
    testimonialInputSchema,
    demoTestimonials,
    demoTestimonials.map(withoutAge).map(withoutId),
  ],
  ['client logos', clientLogoInputSchema, demoClientLogos, demoClientLogos.map(withoutId)],
  ['consultants', consultantInputSchema, demoConsultants, demoConsultants.map(withoutId)],
])(
  'the demo’s %s are valid, with distinct ids',
  (_, schema, items: readonly { id: string }[], inputs) => {
    for (const input of inputs) expect(schema.parse(input)).toEqual(input);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  },
);
