import { brand } from '@torque-tide/domain/brand';
import { describe, expect, test } from 'vitest';
import { GENERIC_SUBJECT, MAILTO_MAX, mailtoLink, messageText } from './contact-message';

const message = {
  name: 'Ada Grid',
  email: 'ada@grid.example',
  subject: 'Two protection engineers',
  message: 'We energise in March.\nCan you help & when?',
};

/** What an email client reads out of the link. */
function read(url: string) {
  const { protocol, pathname, searchParams } = new URL(url);
  return {
    protocol,
    to: pathname,
    subject: searchParams.get('subject'),
    body: searchParams.get('body'),
  };
}

test('the text holds name, email, subject and message', () => {
  expect(messageText(message)).toBe(
    'Name: Ada Grid\nE-mail: ada@grid.example\nSubject: Two protection engineers\n\nWe energise in March.\nCan you help & when?',
  );
});

describe('the email link', () => {
  test('is addressed to the agency and carries subject and body', () => {
    const { url, isCut } = mailtoLink(message);
    expect(isCut).toBe(false);
    expect(read(url)).toEqual({
      protocol: 'mailto:',
      to: brand.email,
      subject: 'Two protection engineers',
      body: messageText(message).replaceAll('\n', '\r\n'),
    });
  });

  test('escapes what would end a part of it', () => {
    const { url } = mailtoLink({ ...message, subject: 'R&D + "50%" #1?', message: 'a=b&cc=x' });
    expect(url.match(/&/g)).toHaveLength(1);
    expect(url).toContain('subject=R%26D%20%2B%20%2250%25%22%20%231%3F');
    expect(read(url).body).toMatch(/a=b&cc=x$/);
  });

  test('cannot be given another recipient or header by a line break', () => {
    const { url } = mailtoLink({ ...message, subject: 'Hello\r\nBcc: all@example.com' });
    expect(url).not.toMatch(/[\r\n]/);
    expect([...new URL(url).searchParams.keys()]).toEqual(['subject', 'body']);
  });

  test.each(['', '   '])('has a generic subject when that is %j', (subject) => {
    const { subject: read_, body } = read(mailtoLink({ ...message, subject }).url);
    expect(read_).toBe(GENERIC_SUBJECT);
    expect(body).toContain(`Subject: ${GENERIC_SUBJECT}`);
  });

  test.each([
    ['Latin', 'word '.repeat(2_000)],
    ['accented', 'é'.repeat(5_000)],
    ['emoji', '🔋'.repeat(2_000)],
  ])('of a long %s message is cut to what an email client takes, and says so', (_, long) => {
    const { url, isCut } = mailtoLink({ ...message, message: long });
    expect(isCut).toBe(true);
    expect(url.length).toBeLessThanOrEqual(MAILTO_MAX);
    expect(url.length).toBeGreaterThan(MAILTO_MAX - 50);
    expect(read(url).body).toMatch(/Paste the copied message here\.\]$/);
    expect(read(url).body).not.toContain('\uFFFD');
  });

  test('stays within the limit whatever field is long', () => {
    const long = 'ß'.repeat(3_000);
    const { url } = mailtoLink({ name: long, email: long, subject: long, message: long });
    expect(url.length).toBeLessThanOrEqual(MAILTO_MAX);
  });

  test('survives half a character', () => {
    expect(read(mailtoLink({ ...message, message: 'broken \uD83D' }).url).body).toMatch(
      /broken \uFFFD$/,
    );
  });
});
