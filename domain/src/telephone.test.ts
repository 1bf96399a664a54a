import { expect, test } from 'vitest';
import { messageUrls, telephoneUrl } from './telephone';

test.each([
  ['+44 20 7946 0901', 'tel:+442079460901'],
  ['+44 (0)20 7946-0901', 'tel:+442079460901'],
  ['(020) 7946.0901', 'tel:02079460901'],
])('%s is dialled as %s', (phone, url) => {
  expect(telephoneUrl(phone)).toBe(url);
});

test('starts a message with its words', () => {
  expect(messageUrls('+44 (0)7700 900 123', 'R&D, #7')).toEqual({
    whatsApp: 'https://wa.me/447700900123?text=R%26D%2C%20%237',
    sms: 'sms:+447700900123?body=R%26D%2C%20%237',
  });
});
