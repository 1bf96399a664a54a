import { expect, test } from 'vitest';
import { badInputsOf } from './bad-inputs';

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
    closesAt: 'Enter a whole date, or clear this field.',
    year: 'Enter a number, or clear this field.',
  });
});

test('finds nothing before the form is drawn', () => {
  expect(badInputsOf(null)).toEqual({});
});
