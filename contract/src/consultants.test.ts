import { describe, expect, test } from 'vitest';
import { consultantEndpoints, consultantInputSchema } from './consultants';

const consultantPatchSchema = consultantEndpoints['consultants.update'].body;
const accepts = (patch: object) => consultantPatchSchema.safeParse(patch).success;
const messageFor = (patch: object) =>
  consultantPatchSchema.safeParse(patch).error?.issues[0]?.message;

test('requires only name, role, sentence and e-mail', () => {
  const { error } = consultantInputSchema.safeParse({});
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Name is required',
    'Role is required',
    'Sentence must be at least 10 characters',
    'Please enter a valid e-mail address',
  ]);
  const least = { name: 'Ada', role: 'Wind', sentence: 'Ten letters', email: 'ada@example.com' };
  expect(consultantInputSchema.parse(least)).toEqual(least);
});

describe('a telephone number', () => {
  test.each(['', '+44 20 7946 0901', '020 7946 0901', '+44 (0)20 7946-0901', '(020) 7946.0901'])(
    'may be %o',
    (phone) => expect(accepts({ phone })).toBe(true),
  );

  test.each(['call me', '+', '12', '020 7946 0901 ext. 3', '+44;phone-context=x', 'tel:020'])(
    'may not be %o',
    (phone) => expect(messageFor({ phone })).toBe('Please enter a telephone number'),
  );

  test('limits its length', () => {
    expect(accepts({ phone: '1'.repeat(39) })).toBe(true);
    expect(accepts({ phone: '1'.repeat(40) })).toBe(false);
  });
});

describe('an e-mail address', () => {
  test.each(['ada@example.com', " ada.o'neil+jobs@example.co.uk "])('may be %o', (email) => {
    expect(accepts({ email })).toBe(true);
  });

  test.each(['', 'ada', 'ada@', 'ada@example.com?bcc=x@y.com', 'a@b.com, c@d.com', 'ada@a b.com'])(
    'may not be %o',
    (email) => expect(messageFor({ email })).toBe('Please enter a valid e-mail address'),
  );

  test('limits its length', () => {
    expect(accepts({ email: `${'a'.repeat(243)}@example.com` })).toBe(false);
  });
});

test.each([
  ['linkedIn', 'Please enter a valid LinkedIn URL'],
  ['picture', 'Please enter a valid picture URL'],
])('the address in %s is a URL, or empty', (field, message) => {
  expect(accepts({ [field]: '' })).toBe(true);
  expect(accepts({ [field]: 'https://example.com/a' })).toBe(true);
  expect(messageFor({ [field]: 'javascript:alert(1)' })).toBe(message);
});
