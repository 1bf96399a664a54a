import { consultantInputSchema } from '@torque-tide/contract/consultants';
import { FIRST_TAXONOMY } from '@torque-tide/domain/taxonomy';
import { consultantFor } from '@torque-tide/domain/consultants/consultant-for';
import {
  questionOfCaseStudy,
  questionOfJob,
} from '@torque-tide/domain/consultants/consultant-questions';
import { describe, expect, test } from 'vitest';
import { demoCaseStudies } from './case-studies';
import { demoConsultants } from './consultants';
import { demoJobs } from './jobs';

test.each(demoConsultants)('$name is valid', (demo) => {
  const { id: _, ...consultant } = demo;
  expect(consultantInputSchema.parse(consultant)).toEqual(consultant);
});

describe('together', () => {
  test('are five, with distinct ids, numbers and pictures', () => {
    for (const field of ['id', 'phone', 'email', 'picture'] as const) {
      expect(new Set(demoConsultants.map((one) => one[field])).size).toBe(5);
    }
  });

  test('include the two directors', () => {
    const directors = demoConsultants.filter(({ isDirector }) => isDirector);
    expect(directors.map(({ role }) => role)).toEqual(['Clean Energy', 'Future Mobility']);
  });

  test("can't be reached: reserved domains and fictional numbers", () => {
    for (const { email, phone, linkedIn } of demoConsultants) {
      expect(email).toMatch(/\.example$/);
      expect(phone).toMatch(/^\+44 20 7946 0\d{3}$/);
      expect(linkedIn).toMatch(/-example$/);
    }
  });

  test('answer for every demo job and case study', () => {
    for (const job of demoJobs) {
      expect([
        job.title,
        consultantFor(FIRST_TAXONOMY, questionOfJob(job), demoConsultants),
      ]).not.toContain(undefined);
    }
    for (const study of demoCaseStudies) {
      const question = questionOfCaseStudy(FIRST_TAXONOMY, {
        ...study,
        tags: study.tags ?? [],
        stats: study.stats ?? {},
      });
      expect([study.title, consultantFor(FIRST_TAXONOMY, question, demoConsultants)]).not.toContain(
        undefined,
      );
    }
  });

  test('each answer for some job', () => {
    const asked = demoJobs.map(
      (job) => consultantFor(FIRST_TAXONOMY, questionOfJob(job), demoConsultants)?.id,
    );
    expect(new Set(asked)).toEqual(new Set(demoConsultants.map(({ id }) => id)));
  });
});
