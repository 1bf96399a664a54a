import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { describe, expect, test } from 'vitest';
import { MAILTO_MAX, mailtoLink, messageText } from './contact-message';

const { agency } = FIRST_SETTINGS;
const message = {
  name: 'Ada Grid',
  email: 'ada@grid.example',
  subject: 'Two protection engineers',
  message: 'We energise in March.\nCan you help & when?',
};

/** Parses the link as an e-mail client does. */
function read(url: string) {
  const { protocol, pathname, searchParams } = new URL(url);
  return {
    protocol,
    to: pathname,
    subject: searchParams.get('subject'),
    body: searchParams.get('body'),
  };
}

test('puts a requested call before the message, so that it is never cut', () => {
  const call = { phone: ' 020 7946 0958 ', time: 'Early evening' } as const;
  expect(messageText({ ...message, call }, agency)).toBe(
    'Name: Ada Grid\nE-mail: ada@grid.example\nSubject: Two protection engineers\nTelephone: 020 7946 0958\nPlease call: Early evening\n\nWe energise in March.\nCan you help & when?',
  );
  const { url, isCut } = mailtoLink({ ...message, message: 'word '.repeat(2_000), call }, agency);
  expect(isCut).toBe(true);
  expect(read(url).body).toContain('Telephone: 020 7946 0958\r\nPlease call: Early evening\r\n');
});

describe('the email link', () => {
  test('is addressed to the agency, with subject and body', () => {
    const { url, isCut } = mailtoLink(message, agency);
    expect(isCut).toBe(false);
    expect(read(url)).toEqual({
      protocol: 'mailto:',
      to: agency.email,
      subject: 'Two protection engineers',
      body: 'Name: Ada Grid\r\nE-mail: ada@grid.example\r\nSubject: Two protection engineers\r\n\r\nWe energise in March.\r\nCan you help & when?',
    });
  });

  test('escapes characters that would end a part of it', () => {
    const { url } = mailtoLink(
      { ...message, subject: 'R&D + "50%" #1?', message: 'a=b&cc=x' },
      agency,
    );
    expect(url.match(/&/g)).toHaveLength(1);
    expect(url).toContain('subject=R%26D%20%2B%20%2250%25%22%20%231%3F');
    expect(read(url).body).toMatch(/a=b&cc=x$/);
  });

  test('takes no further recipient or header after a line break', () => {
    const { url } = mailtoLink({ ...message, subject: 'Hello\r\nBcc: all@example.com' }, agency);
    expect(url).not.toMatch(/[\r\n]/);
    expect([...new URL(url).searchParams.keys()]).toEqual(['subject', 'body']);
  });

  test('has a generic subject if the subject is blank', () => {
    const { subject, body } = read(mailtoLink({ ...message, subject: ' ' }, agency).url);
    expect(subject).toBe(`Enquiry from the ${agency.name} website`);
    expect(body).toContain(`Subject: ${subject}`);
  });

  test.each([
    ['Latin', 'word '.repeat(2_000)],
    ['accented', 'é'.repeat(5_000)],
    ['emoji', '🔋'.repeat(2_000)],
  ])('cuts a long %s message to the limit of e-mail clients, and says so', (_, long) => {
    const { url, isCut } = mailtoLink({ ...message, message: long }, agency);
    expect(isCut).toBe(true);
    expect(url.length).toBeLessThanOrEqual(MAILTO_MAX);
    expect(url.length).toBeGreaterThan(MAILTO_MAX - 50);
    expect(read(url).body).toMatch(/Paste the copied message here\.\]$/);
    expect(read(url).body).not.toContain('\uFFFD');
  });

  test('stays within the limit whichever field is long', () => {
    const long = 'ß'.repeat(3_000);
    const { url } = mailtoLink({ name: long, email: long, subject: long, message: long }, agency);
    expect(url.length).toBeLessThanOrEqual(MAILTO_MAX);
  });

  test('survives half a surrogate pair', () => {
    expect(read(mailtoLink({ ...message, message: 'broken \uD83D' }, agency).url).body).toMatch(
      /broken \uFFFD$/,
    );
  });
});
