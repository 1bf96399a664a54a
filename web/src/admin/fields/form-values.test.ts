import { expect, test } from 'vitest';
import { fitValues } from './form-values';

test('fields that the form did not have then are empty, and those it lost are dropped', () => {
  const form = { title: '', salary: '', isActive: 'a text meanwhile' };
  expect(fitValues({ title: 'Grid planner', isActive: false, lost: 'x' }, form)).toEqual({
    title: 'Grid planner',
    salary: '',
    isActive: 'a text meanwhile',
  });
});
