import { PUBLIC_ORIGIN } from '@torque-tide/domain/public-origin';
import { expect, test } from 'vitest';
import { type EmulatorEnvironment, withFirestoreOf } from '../../scripts/lib/firestore';
import { demoIn } from '../../scripts/release/database';
import { askSite } from '../../scripts/release/site-facts';
import { emulatedSite } from './running-site';

/** Facts that emulators cannot have: their address isn't the public one, and saves show at once. */
const NOT_EMULATED = [
  'search engines may list the first page (no noindex)',
  'the CDN keeps content (s-maxage)',
];

test('check:release --site finds nothing wrong with a whole site', async () => {
  const facts = await askSite(await emulatedSite(), PUBLIC_ORIGIN);
  const wrong = facts.flatMap(({ name, isRight }) => (isRight ? [] : [name]));
  expect(wrong.toSorted()).toEqual(NOT_EMULATED.toSorted());
});

test('check:release finds the demo content and its account in a database', async () => {
  const found = await withFirestoreOf(process.env as EmulatorEnvironment, demoIn);
  expect(found.length).toBeGreaterThan(50);
  expect(found.some((what) => what.startsWith('The account admin'))).toBe(true);
});
