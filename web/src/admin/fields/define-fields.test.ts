import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { badInputsOf, inputResolver } from './define-fields';

interface Values {
  name: string;
  quote: string;
}

const schema = z.object({
  name: z.string().check(z.minLength(2, 'Too short'), z.regex(/^a/, 'Begins with a')),
  quote: z.union([z.object({ text: z.string().check(z.maxLength(3, 'Too long')) }), z.null()]),
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

test('what the schema takes passes as it was typed', () => {
  expect(check({ name: 'ab', quote: '' })).toEqual({
    values: { name: 'ab', quote: '' },
    errors: {},
  });
});

test('the first complaint about a field lands on it', () => {
  expect(check({ name: 'b', quote: '' })).toMatchObject({
    errors: { name: { message: 'Too short' } },
  });
});

test('a choice of shapes complains about the one that was meant', () => {
  expect(check({ name: 'ab', quote: 'long' })).toMatchObject({
    errors: { quote: { message: 'Too long' } },
  });
});

test('a complaint without a field is left to the server', () => {
  expect(check({ name: 'ab', quote: '' }, false)).toMatchObject({ errors: {} });
});

test('a field with bad input is refused, whatever the schema says of its value', () => {
  expect(check({ name: 'ab', quote: '' }, true, { name: 'Enter a number' })).toMatchObject({
    errors: { name: { type: 'badInput', message: 'Enter a number' } },
  });
});

function formWith(inputs: readonly (readonly [name: string, type: string, isBad: boolean])[]) {
  const form = document.createElement('form');
  for (const [name, type, isBad] of inputs) {
    const input = Object.assign(document.createElement('input'), { name, type });
    // jsdom has no half-typed dates.
    Object.defineProperty(input, 'validity', { value: { badInput: isBad } });
    form.append(input);
  }
  return form;
}

test('names each field that the browser cannot read, and asks for what its control takes', () => {
  const form = formWith([
    ['publishAt', 'datetime-local', true],
    ['closesAt', 'date', true],
    ['year', 'number', true],
    ['sortOrder', 'number', false],
    ['title', 'text', false],
  ]);
  expect(badInputsOf(form)).toEqual({
    publishAt: 'Enter a date and a time, or clear this field.',
    closesAt: 'Enter a full date, or clear this field.',
    year: 'Enter a number, or clear this field.',
  });
});

test('finds nothing before the form is drawn', () => {
  expect(badInputsOf(null)).toEqual({});
});
