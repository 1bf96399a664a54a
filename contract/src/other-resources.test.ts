import { describe, expect, test } from 'vitest';
import { loginRequestSchema, PASSWORD_MAX, USERNAME_MAX, USERNAME_PATTERN } from './admin-session';
import { clientLogoEndpoints } from './client-logos';
import { testimonialEndpoints } from './testimonials';

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
  test('has a quote of at least 10 characters', () => {
    const { error } = testimonialPatchSchema.safeParse({ quote: ' too few  ' });
    expect(error?.issues[0]?.message).toBe('Quote must be at least 10 characters');
  });
});

describe('a client logo', () => {
  test('requires a name and a safe URL', () => {
    const messageFor = (patch: object) =>
      clientLogoPatchSchema.safeParse(patch).error?.issues[0]?.message;
    expect(messageFor({ companyName: ' ' })).toBe('Company name is required');
    expect(messageFor({ logoUrl: 'javascript:alert(1)' })).toBe('Please enter a valid logo URL');
  });
});
