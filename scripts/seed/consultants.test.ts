import { FIRST_TAXONOMY } from '@torque-tide/domain/taxonomy';
import { consultantFor, type Question } from '@torque-tide/domain/consultants/consultant-for';
import {
  questionOfCaseStudy,
  questionOfJob,
} from '@torque-tide/domain/consultants/consultant-questions';
import { describe, expect, test } from 'vitest';
import { demoCaseStudies } from './case-studies';
import { demoConsultants } from './consultants';
import { demoJobs } from './jobs';

describe('together', () => {
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

  test('answer for every demo job and case study, each for some job', () => {
    const ask = (question: Question) =>
      consultantFor(FIRST_TAXONOMY, question, demoConsultants)?.id;
    const ofJobs = demoJobs.map((job) => ask(questionOfJob(job)));
    expect(new Set(ofJobs)).toEqual(new Set(demoConsultants.map(({ id }) => id)));
    const ofStudies = demoCaseStudies.map(({ tags = [], stats = {}, ...study }) =>
      ask(questionOfCaseStudy(FIRST_TAXONOMY, { ...study, tags, stats })),
    );
    expect(ofStudies).not.toContain(undefined);
  });
});
