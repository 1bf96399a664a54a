import type { Sector } from '@torque-tide/contract/sectors';
import {
  landingAt,
  landingOfSectorTag,
  movedLanding,
} from '@torque-tide/domain/landings/job-landings';
import { FIRST_SECTORS } from '@torque-tide/domain/landing-texts/first-landings';
import { toTaxonomy } from '@torque-tide/domain/taxonomy';
import { array, assert, constantFrom, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { formerOf } from './landings';

const NAMES = ['Solar', 'Sun', 'Photovoltaics', 'PV'];
const edit = record({
  name: constantFrom(...NAMES),
  slug: constantFrom(...NAMES.map((name) => name.toLowerCase())),
});

test('every former name and address of a sector still leads to it', () => {
  assert(
    property(array(edit), (edits) => {
      const first = FIRST_SECTORS.find(({ id }) => id === 'solar') as Sector;
      const states = [first];
      for (const change of edits) {
        const before = states.at(-1) ?? first;
        const after = { ...before, ...change };
        states.push({ ...after, ...(formerOf(before, after) as Partial<Sector>) });
      }
      const last = states.at(-1) ?? first;
      const taxonomy = toTaxonomy([last], []);
      for (const { name, slug } of states) {
        const at = landingAt(taxonomy, 'sector', slug) ?? movedLanding(taxonomy, 'sector', slug);
        expect(at?.slug).toBe(last.slug);
        expect(landingOfSectorTag(taxonomy, name)?.slug).toBe(last.slug);
      }
    }),
  );
});
