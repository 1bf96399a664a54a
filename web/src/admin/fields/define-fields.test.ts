import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { badInputsOf, inputResolver } from './define-fields';

interface Values {
  name: string;
  quote: string;
}

const schema = z.object({
  name: z.string().check(z.minLength(2, 'Too short'), z.regex(/^a/, 'Begins with a')),
  quote: z.union([z.object({ text: z.enum(['short'], 'Not offered') }), z.null()]),
  hidden: z.literal(true),
});

const fieldOf = (path: string) =>
  path === 'name' ? ('name' as const) : path === 'quote.text' ? ('quote' as const) : undefined;

function check(values: Values, hidden = true, badInputs: Record<string, string> = {}) {
  const toInput = ({ name, quote }: Values) => ({
    name,
    quote: quote ? { text: quote } : null,
    hidden,
  });
  const resolve = inputResolver<Values>(schema, toInput, fieldOf, () => badInputs);
  return resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false });
}

test('sends valid values as they were typed', () => {
  expect(check({ name: 'ab', quote: '' })).toEqual({
    values: { name: 'ab', quote: '' },
    errors: {},
  });
});

test("shows a field's first error, and of alternatives the intended one's", () => {
  expect(check({ name: 'b', quote: 'long' })).toMatchObject({
    errors: { name: { message: 'Too short' }, quote: { message: 'Not offered' } },
  });
});

test('leaves errors without a field to the server', () => {
  expect(check({ name: 'ab', quote: '' }, false)).toMatchObject({ errors: {} });
});

test('refuses a field with bad input, even if its value is valid', () => {
  expect(check({ name: 'ab', quote: '' }, true, { name: 'Enter a number' })).toMatchObject({
    errors: { name: { type: 'badInput', message: 'Enter a number' } },
  });
});

test("names each field that the browser can't read, and the expected format", () => {
  const form = document.createElement('form');
  for (const [name, type, isBad] of [
    ['publishAt', 'datetime-local', true],
    ['closesAt', 'date', true],
    ['year', 'number', true],
    ['sortOrder', 'number', false],
  ] as const) {
    const input = Object.assign(document.createElement('input'), { name, type });
    // jsdom has no half-typed dates.
    Object.defineProperty(input, 'validity', { value: { badInput: isBad } });
    form.append(input);
  }
  expect(badInputsOf(form)).toEqual({
    publishAt: 'Enter a date and a time, or clear this field.',
    closesAt: 'Enter a full date, or clear this field.',
    year: 'Enter a number, or clear this field.',
  });
});
