import { describe, expect, test } from 'vitest';
import { loginRequestSchema, PASSWORD_MAX, USERNAME_MAX, USERNAME_PATTERN } from './admin-session';
import { CLIENT_LOGO_COMPANY_MAX, clientLogoEndpoints, clientLogoSchema } from './client-logos';
import { SORT_ORDER_MAX } from './fields';
import {
  TESTIMONIAL_DETAIL_MAX,
  TESTIMONIAL_QUOTE_MAX,
  testimonialEndpoints,
  testimonialSchema,
} from './testimonials';

const clientLogoPatchSchema = clientLogoEndpoints['clientLogos.update'].body;
const testimonialPatchSchema = testimonialEndpoints['testimonials.update'].body;

describe('a login', () => {
  test("reports missing fields with the form's messages", () => {
    for (const credentials of [{}, { username: ' ', password: '' }]) {
      const { error } = loginRequestSchema.safeParse(credentials);
      expect(error?.issues.map(({ message }) => message)).toEqual([
        'Username is required',
        'Password is required',
      ]);
    }
  });

  test('trims the name, but never the password', () => {
    expect(loginRequestSchema.parse({ username: ' ada ', password: ' secret ' })).toEqual({
      username: 'ada',
      password: ' secret ',
    });
  });

  test("limits the password's length before hashing", () => {
    const accepts = (username: number, password: number) =>
      loginRequestSchema.safeParse({
        username: 'x'.repeat(username),
        password: 'x'.repeat(password),
      }).success;
    expect(accepts(USERNAME_MAX, PASSWORD_MAX)).toBe(true);
    expect(accepts(USERNAME_MAX + 1, 1)).toBe(false);
    expect(accepts(1, PASSWORD_MAX + 1)).toBe(false);
  });

  test.each(['ada', 'a.lovelace', 'ada-2', '3rd_admin'])('may name %s', (name) => {
    expect(name).toMatch(USERNAME_PATTERN);
  });

  test.each(['Ada', '-', '__ada__', 'a b', 'a/b', ''])('may not name %o', (name) => {
    expect(name).not.toMatch(USERNAME_PATTERN);
  });
});

describe('a testimonial', () => {
  const accepts = (patch: object) => testimonialPatchSchema.safeParse(patch).success;

  test('has a quote of 10 to 2,000 characters', () => {
    const { error } = testimonialPatchSchema.safeParse({ quote: ' too few  ' });
    expect(error?.issues[0]?.message).toBe('Quote must be at least 10 characters');
    expect(accepts({ quote: 'x'.repeat(TESTIMONIAL_QUOTE_MAX) })).toBe(true);
    expect(accepts({ quote: 'x'.repeat(TESTIMONIAL_QUOTE_MAX + 1) })).toBe(false);
  });

  test.each(['author', 'company', 'jobTitle', 'position', 'sector', 'industry'])(
    'may have a %s of bounded length',
    (field) => {
      expect(accepts({ [field]: '' })).toBe(true);
      expect(accepts({ [field]: 'x'.repeat(TESTIMONIAL_DETAIL_MAX) })).toBe(true);
      expect(accepts({ [field]: 'x'.repeat(TESTIMONIAL_DETAIL_MAX + 1) })).toBe(false);
    },
  );

  test('omits absent details, and includes isActive', () => {
    const answer = { id: 'a', quote: 'Splendid.', isActive: true, version: 1 };
    expect(testimonialSchema.parse(answer)).toEqual(answer);
    const { isActive: _isActive, ...silent } = answer;
    expect(testimonialSchema.safeParse(silent).success).toBe(false);
  });
});

describe('a client logo', () => {
  const accepts = (patch: object) => clientLogoPatchSchema.safeParse(patch).success;

  test('limits the name and requires a safe URL', () => {
    expect(accepts({ companyName: 'x'.repeat(CLIENT_LOGO_COMPANY_MAX) })).toBe(true);
    expect(accepts({ companyName: 'x'.repeat(CLIENT_LOGO_COMPANY_MAX + 1) })).toBe(false);
    const messageFor = (patch: object) =>
      clientLogoPatchSchema.safeParse(patch).error?.issues[0]?.message;
    expect(messageFor({ companyName: ' ' })).toBe('Company name is required');
    expect(messageFor({ logoUrl: 'javascript:alert(1)' })).toBe('Please enter a valid logo URL');
  });

  test('requires a whole sort order', () => {
    expect(accepts({ sortOrder: -SORT_ORDER_MAX })).toBe(true);
    expect(accepts({ sortOrder: SORT_ORDER_MAX + 1 })).toBe(false);
    expect(accepts({ sortOrder: 1.5 })).toBe(false);
    expect(accepts({ sortOrder: '1' })).toBe(false);
  });

  test('always includes its sort order', () => {
    const answer = { id: 'a', companyName: 'Northwind', logoUrl: 'x', isActive: true, version: 1 };
    expect(clientLogoSchema.safeParse(answer).success).toBe(false);
    expect(clientLogoSchema.safeParse({ ...answer, sortOrder: 0 }).success).toBe(true);
  });
});
