import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { expect, test } from 'vitest';
import { draftOf } from './enquiry-draft';

test.each([
  ['?about=core', 'Enquiry about Core', /talk about Core \(https:.*\/services\)/],
  [
    '?hires=5&months=6&about=plan',
    'Growth plan: 5 hires a month for 6 months',
    /30 hires in all\nMonthly cost: £14,250 \(£2,850 a hire\)\nTotal: £85,500, 59% below.*\nLink: https:.*\/growth\?hires=5&months=6&price=2850\n/,
  ],
  [
    '?hires=10&months=6&about=plan',
    'Growth quote: 10+ hires a month for 6 months',
    /^Please send us a quote/,
  ],
  [
    '?about=case-study&of=building-a-storage-team',
    'A search like one of your case studies',
    /\/case-study\/building-a-storage-team\n/,
  ],
  [
    '?about=jobs&of=battery%2C%20near%20Hull',
    'Looking for work: battery, near Hull',
    /battery, near Hull\./,
  ],
  ['?about=hiring&of=sector%2Fwind', 'Hiring in wind', /\/jobs\/sector\/wind\./],
  ['?about=hiring&of=sector%2Fev-charging', 'Hiring in EV charging', /ev-charging/],
  ['?about=hiring&of=location%2Fgermany', 'Hiring: Germany', /\/jobs\/location\/germany\./],
])('writes the enquiry at %s', (search, subject, words) => {
  const draft = draftOf(search, FIRST_SETTINGS);
  expect(draft?.subject).toBe(subject);
  expect(draft?.message).toMatch(words);
});

test.each([
  '',
  '?about=everything',
  '?about=hiring&of=sector%2Fmoon',
  '?about=hiring',
  '?about=jobs&of=https%3A%2F%2Fexample.com',
  '?about=case-study&of=%3Cscript%3E',
])('writes nothing at %s', (search) => {
  expect(draftOf(search, FIRST_SETTINGS)).toBeUndefined();
});
