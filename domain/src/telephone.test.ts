import { expect, test } from 'vitest';
import { telephoneUrl } from './telephone';

test.each([
  ['+44 20 7946 0901', 'tel:+442079460901'],
  ['+44 (0)20 7946-0901', 'tel:+442079460901'],
  ['(020) 7946.0901', 'tel:02079460901'],
])('%s is dialled as %s', (phone, url) => {
  expect(telephoneUrl(phone)).toBe(url);
});
