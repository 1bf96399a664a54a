import { expect, test } from 'vitest';
import { buildApplication } from '@/test/builders';
import { answerUrl } from './answer';

test('greets by first name, and names the job, the number and the agency', () => {
  const url = new URL(answerUrl(buildApplication(), 'Blade & tower technician', 'Torque & Tide'));
  expect(url.protocol + url.pathname).toBe('mailto:ines.duarte@example.com');
  expect(url.searchParams.get('subject')).toBe(
    'Your application for Blade & tower technician (K7QM4XTR)',
  );
  const body = url.searchParams.get('body') ?? '';
  expect(body).toMatch(/^Dear Ines,\r\n/);
  expect(body).toContain('for Blade & tower technician. Its number is K7QM4XTR.');
  expect(body).toMatch(/Kind regards\r\nTorque & Tide$/);
});

test('names no job if there is none', () => {
  const url = new URL(answerUrl(buildApplication(), undefined, 'Torque & Tide'));
  expect(url.searchParams.get('subject')).toBe('Your application (K7QM4XTR)');
});

test('an address cannot add a recipient or a header', () => {
  const email = 'a?bcc=b@example.com';
  expect(answerUrl(buildApplication({ email }), undefined, 'T')).toMatch(
    /^mailto:a%3Fbcc%3Db@example\.com\?subject=/,
  );
});
