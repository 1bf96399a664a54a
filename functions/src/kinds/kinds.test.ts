import {
  contentEndpoints,
  LISTED_KINDS,
  type ListedKind,
} from '@torque-tide/contract/content-kinds';
import { VERSION_TITLE_MAX } from '@torque-tide/contract/versions';
import { type DocumentData, Timestamp } from '@google-cloud/firestore';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { InputOf } from '../content/kind';
import { readDate } from '../lib/firestore';
import { contentKinds } from './registry';

const now = new Date('2026-03-02T09:00:00.000Z');

/** The required fields of each kind. */
const least: { [K in ListedKind]: InputOf<K> } = {
  jobs: { title: 'Engineer', description: 'Builds batteries.' },
  caseStudies: {
    id: 'wind-farm',
    title: 'Wind farm',
    description: 'A team in six weeks.',
    fullDescription: ['A developer needed a team.'],
    challenge: 'Nobody had time.',
    solution: 'We met everyone.',
    results: 'Eight people.',
    image: 'https://example.com/cover.svg',
    sector: 'Wind',
  },
  testimonials: { quote: 'They found the person.' },
  clientLogos: { companyName: 'Northwind', logoUrl: 'https://example.com/logo.svg' },
  consultants: {
    name: 'Ada Berg',
    role: 'Offshore wind',
    sentence: 'Has built two wind farms.',
    email: 'ada@example.com',
  },
  sectors: { name: 'Tidal', slug: 'tidal', group: 'Clean Energy' },
  locations: { name: 'Italy', slug: 'italy', countries: ['IT'] },
  applications: { name: 'Ada Berg', email: 'ada@example.com' },
};

/** Returns the optional fields of a kind that may be empty texts. */
function emptyFieldsOf(kind: ListedKind): string[] {
  const { shape } = contentEndpoints[`${kind}.create`].body.def as { shape: z.core.$ZodShape };
  return Object.entries(shape).flatMap(([field, schema]) =>
    field in least[kind] || !z.safeParse(schema, '').success ? [] : field,
  );
}

/** Returns a new item as stored. */
function store<K extends ListedKind>(kind: K, more: Partial<InputOf<K>> = {}): DocumentData {
  return contentKinds[kind].newDocument({ ...least[kind], ...more }, now);
}

function readBack<K extends ListedKind>(kind: K, data: DocumentData) {
  return contentKinds[kind].read({ id: 'an-id', data, createdAt: now });
}

describe.each(LISTED_KINDS)('empty values have one form: %s', (kind) => {
  const fields = emptyFieldsOf(kind);
  const filledWith = (value: unknown) => Object.fromEntries(fields.map((field) => [field, value]));

  test('empty fields are neither stored nor answered', () => {
    const stored = store(kind, filledWith(''));
    expect(JSON.stringify(stored)).not.toMatch(/""|null/);
    expect(readBack(kind, stored)).toEqual(readBack(kind, store(kind)));
    for (const field of fields) expect(readBack(kind, stored)).not.toHaveProperty(field);
  });

  test('content stored with empty texts or null reads the same, and loses them when changed', () => {
    for (const nothing of ['', null]) {
      const data = { ...store(kind), ...filledWith(nothing) };
      expect(readBack(kind, data)).toEqual(readBack(kind, store(kind)));
      const stored = contentKinds[kind].toStored({ ...data, unknown: null });
      expect(JSON.stringify(stored)).not.toMatch(/""|null/);
    }
  });
});

test('a job is stored with its posting date as a Timestamp, and without its id', () => {
  const stored = store('jobs', { postedAt: '2026-02-01T08:00:00.000Z', sectorId: 'solar' });
  expect(stored).not.toHaveProperty('id');
  expect(stored['postedAt']).toEqual(Timestamp.fromDate(new Date('2026-02-01T08:00:00.000Z')));
  expect(readBack('jobs', stored)).toEqual({
    id: 'an-id',
    title: 'Engineer',
    description: 'Builds batteries.',
    postedAt: '2026-02-01T08:00:00.000Z',
    isActive: true,
    isFeatured: false,
    sectorId: 'solar',
    version: 1,
  });
});

test('a job stored without a posting date was posted when it was created', () => {
  const data = { title: 'Engineer', description: 'Builds batteries.' };
  expect(readBack('jobs', data).postedAt).toBe(now.toISOString());
});

test('a case study is read as it was stored, with and without a testimonial', () => {
  const stats = { timeToHire: '6 weeks', timeToShortlist: '' };
  const without = readBack('caseStudies', store('caseStudies', { stats }));
  expect(without).toMatchObject({ tags: [] });
  expect(without.stats).toEqual({ timeToHire: '6 weeks' });
  expect(without).not.toHaveProperty('testimonial');
  const testimonial = { quote: 'Splendid.', author: '' };
  const praised = store('caseStudies', { testimonial });
  expect(praised['testimonial']).toEqual({ quote: 'Splendid.', author: 'Anonymous' });
  expect(readBack('caseStudies', praised).testimonial).toEqual({
    quote: 'Splendid.',
    author: 'Anonymous',
    company: '',
  });
});

test.each([null, '', { quote: '', author: 'Ada' }])(
  'a testimonial that is %o in an edit or in old content counts as none',
  (testimonial) => {
    const data = { ...store('caseStudies'), testimonial };
    expect(contentKinds.caseStudies.toStored(data)).not.toHaveProperty('testimonial');
    expect(readBack('caseStudies', data)).not.toHaveProperty('testimonial');
  },
);

test('a testimonial and a logo get their defaults', () => {
  expect(readBack('testimonials', store('testimonials'))).toEqual({
    id: 'an-id',
    quote: 'They found the person.',
    isActive: true,
    version: 1,
  });
  const imported = { ...least.clientLogos };
  expect(readBack('clientLogos', imported)).toEqual({
    ...imported,
    id: 'an-id',
    isActive: true,
    sortOrder: 0,
    version: 0,
  });
});

test('older forms of a time are read too', () => {
  expect(readDate(Timestamp.fromDate(now))).toEqual(now);
  expect(readDate('2026-03-02T09:00:00Z')).toEqual(now);
  expect(readDate('soon')).toBeUndefined();
  expect(readDate(7)).toBeUndefined();
});

describe('a title', () => {
  const titleOf = (kind: ListedKind, data: DocumentData) =>
    contentKinds[kind].titleOf(data, 'an-id');

  test('is the field by which people know an item', () => {
    expect(titleOf('jobs', { title: 'Engineer' })).toBe('Engineer');
    expect(titleOf('caseStudies', { title: 'Wind farm' })).toBe('Wind farm');
    expect(titleOf('clientLogos', { companyName: 'Northwind' })).toBe('Northwind');
    expect(titleOf('consultants', { name: 'Ada Berg' })).toBe('Ada Berg');
  });

  test('of a testimonial is its author, otherwise its company, otherwise its text', () => {
    const quote = 'They found the person.';
    expect(titleOf('testimonials', { quote, author: 'Ada', company: 'Northwind' })).toBe('Ada');
    expect(titleOf('testimonials', { quote, author: '', company: 'Northwind' })).toBe('Northwind');
    expect(titleOf('testimonials', { quote })).toBe(quote);
  });

  test('is cut if it is long, and empty for a broken item', () => {
    const title = titleOf('testimonials', { quote: 'word '.repeat(100) });
    expect(title).toHaveLength(VERSION_TITLE_MAX);
    expect(title).toMatch(/…$/);
    expect(titleOf('jobs', { title: 42 })).toBe('');
  });
});
