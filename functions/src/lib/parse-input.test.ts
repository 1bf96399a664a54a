import { caseStudyInputSchema } from '@torque-tide/contract/case-studies';
import { jobEndpoints } from '@torque-tide/contract/jobs';
import { AppError } from './app-error';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { en } from 'zod/locales';
import { parseInput } from './parse-input';

z.config(en());

function fieldsOf(schema: z.ZodMiniType, value: unknown): unknown {
  try {
    parseInput(schema, value);
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return error.fields;
    throw error;
  }
  throw new Error('The input was accepted');
}

const jobPatch = jobEndpoints['jobs.update'].body;

test('returns the parsed input', () => {
  expect(parseInput(jobPatch, { title: '  Engineer ', jobType: 'None' })).toEqual({
    title: 'Engineer',
    jobType: '',
  });
});

test("uses zod's English where the contract has no message", () => {
  expect(fieldsOf(jobPatch, { isActive: 1 })).toEqual({
    isActive: ['Invalid input: expected boolean, received number'],
  });
});

test('reports every unknown key at its place, `__proto__` too', () => {
  const value: unknown = JSON.parse('{"a":1,"b":2,"__proto__":3}');
  expect(Object.entries(fieldsOf(jobPatch, value) as object)).toEqual([
    ['a', ['Unrecognized key']],
    ['b', ['Unrecognized key']],
    ['__proto__', ['Unrecognized key']],
  ]);
});

test('reports errors of the intended alternative', () => {
  const testimonial = z.partial(caseStudyInputSchema);
  expect(fieldsOf(testimonial, { testimonial: { quote: '' } })).toEqual({
    'testimonial.quote': ['Quote is required'],
  });
  expect(fieldsOf(testimonial, { testimonial: 7 })).toEqual({ testimonial: ['Invalid input'] });
});
