import { CHANGE_TEXT_MAX } from '@torque-tide/contract/versions';
import { Timestamp } from '@google-cloud/firestore';
import { expect, test } from 'vitest';
import { changesBetween } from './changes';

/** Returns the one change between two values of a field. */
function changeOf(before: unknown, after: unknown) {
  const changes = changesBetween({ field: before }, { field: after });
  expect(changes).toHaveLength(1);
  return { before: changes[0]?.before, after: changes[0]?.after };
}

test('names only the fields that differ', () => {
  const before = { title: 'Engineer', salary: '£60,000', isActive: true, sortOrder: 1 };
  const after = { title: 'Engineer', salary: '£65,000', isActive: false, sortOrder: 1 };
  expect(changesBetween(before, after)).toEqual([
    { field: 'isActive', before: true, after: false },
    { field: 'salary', before: '£60,000', after: '£65,000' },
  ]);
  expect(changesBetween(after, { ...after })).toEqual([]);
  expect(changesBetween({ salary: '£60,000' }, { sortOrder: 0 })).toEqual([
    { field: 'salary', before: '£60,000', after: null },
    { field: 'sortOrder', before: null, after: 0 },
  ]);
});

test.each([undefined, null, '', [] as string[]])('%o counts as none, like the others', (none) => {
  expect(changesBetween({ field: none }, {})).toEqual([]);
  expect(changesBetween({ field: none }, { field: null })).toEqual([]);
  expect(changeOf(none, 'text')).toEqual({ before: null, after: 'text' });
});

test('a switch that a first save stores as off was off before', () => {
  expect(changesBetween({}, { isFilled: false, isDraft: false })).toEqual([]);
  expect(changesBetween({ isFilled: true }, {})).toEqual([
    { field: 'isFilled', before: true, after: null },
  ]);
  // Visibility is different.
  expect(changesBetween({}, { isActive: false })).toHaveLength(1);
});

test('nested fields are named by their path', () => {
  const before = { stats: { year: 2024, location: 'UK' }, testimonial: null };
  const after = { stats: { year: 2025, location: 'UK' }, testimonial: { quote: 'Splendid.' } };
  expect(changesBetween(before, after)).toEqual([
    { field: 'stats.year', before: 2024, after: 2025 },
    { field: 'testimonial.quote', before: null, after: 'Splendid.' },
  ]);
});

test("the order of keys in a list's entry is no change", () => {
  const before = { questions: [{ title: 'Who?', text: 'We.', more: { a: 1, b: 2 } }] };
  const after = { questions: [{ text: 'We.', more: { b: 2, a: 1 }, title: 'Who?' }] };
  expect(changesBetween(before, after)).toEqual([]);
});

test('lists are compared entry by entry', () => {
  expect(changesBetween({ tags: ['Wind', 'UK'] }, { tags: ['Wind', 'UK'] })).toEqual([]);
  expect(changeOf(['Wind', 'UK'], ['UK', 'Wind'])).toEqual({
    before: ['Wind', 'UK'],
    after: ['UK', 'Wind'],
  });
});

test('times are written as the API writes them', () => {
  const [monday, tuesday] = ['2026-03-02T09:00:00.000Z', '2026-03-03T09:00:00.000Z'];
  const stamp = (time: string) => Timestamp.fromDate(new Date(time));
  expect(changeOf(stamp(monday), stamp(tuesday))).toEqual({ before: monday, after: tuesday });
  expect(changesBetween({ postedAt: stamp(monday) }, { postedAt: stamp(monday) })).toEqual([]);
});

test('unknown values of older versions are shown as JSON', () => {
  expect(changeOf([1, { a: 2 }], ['Wind'])).toEqual({ before: '[1,{"a":2}]', after: ['Wind'] });
});

test('long texts are cut to the part where they begin to differ', () => {
  const shared = 'shared '.repeat(1_000);
  const { before, after } = changeOf(`${shared}old${shared}`, `${shared}new`);
  expect(before).toMatch(/^….*shared old.*…$/);
  expect(after).toMatch(/^….*shared new$/);
  expect(String(before)).toHaveLength(CHANGE_TEXT_MAX);
});

test('a list that is too long is shown as a text of paragraphs', () => {
  const paragraphs = ['a'.repeat(1_500), 'b'.repeat(1_500)];
  const { before, after } = changeOf(paragraphs, [...paragraphs, 'The end.']);
  expect(before).toMatch(/^…b+$/);
  expect(after).toMatch(/^…b+\n\nThe end\.$/);
});

test('no cut splits a character', () => {
  const whole = (text: unknown) => expect(String(text)).not.toMatch(/\p{Surrogate}/u);
  for (const shift of ['', 'x']) {
    const { before, after } = changeOf(shift + '🌊'.repeat(3_000), `${shift}${'🌊'.repeat(200)}.`);
    whole(before);
    whole(after);
  }
});
