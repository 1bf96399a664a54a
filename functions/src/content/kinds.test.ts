import { BIN_TITLE_MAX } from '@torque-tide/contract/bin';
import { expect, test } from 'vitest';
import { titleOf } from './kinds';

test('an item is called what a person knows it by', () => {
  expect(titleOf('jobs', { title: 'Engineer' })).toBe('Engineer');
  expect(titleOf('caseStudies', { title: 'Wind farm' })).toBe('Wind farm');
  expect(titleOf('clientLogos', { companyName: 'Northwind' })).toBe('Northwind');
});

test('a testimonial is called after its author, else the company, else by its words', () => {
  const quote = 'They found the person.';
  expect(titleOf('testimonials', { quote, author: 'Ada', company: 'Northwind' })).toBe('Ada');
  expect(titleOf('testimonials', { quote, author: '', company: 'Northwind' })).toBe('Northwind');
  expect(titleOf('testimonials', { quote })).toBe(quote);
});

test('a long title is cut, and a broken item has none', () => {
  const title = titleOf('testimonials', { quote: 'word '.repeat(100) });
  expect(title).toHaveLength(BIN_TITLE_MAX);
  expect(title).toMatch(/…$/);
  expect(titleOf('jobs', { title: 42 })).toBe('');
});
