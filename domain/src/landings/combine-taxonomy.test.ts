import type { LandingText, TaxonomyFields } from '@torque-tide/contract/taxonomy-record';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIRST_FIELDS } from '../taxonomy';
import { problemsOfTaxonomy } from './check-taxonomy';
import { combineTaxonomy, meetTaxonomy } from './combine-taxonomy';
import {
  addLocation,
  addSector,
  editLocation,
  editSector,
  mergeSector,
  moveEntry,
  retireSector,
  type SectorEdit,
  type TaxonomyChange,
} from './edit-taxonomy';

const text: LandingText = {
  heading: 'Heading',
  title: 'Title',
  description: 'Description',
  intro: { lead: 'Lead', more: 'More' },
  roles: ['Engineer'],
};

function sector(fields: TaxonomyFields, id: string) {
  const found = fields.sectors.find((record) => record.id === id);
  if (!found) throw new Error(`No sector ${id}`);
  return found;
}

function location(fields: TaxonomyFields, id: string) {
  const found = fields.locations.find((record) => record.id === id);
  if (!found) throw new Error(`No location ${id}`);
  return found;
}

/** The edit of a sector that is to say something else in some fields. */
function edited(id: string, change: Partial<SectorEdit>, before = FIRST_FIELDS): TaxonomyChange {
  const { name, slug, group, hasCaseStudies, hasPage, tags, text: own } = sector(before, id);
  const [tag = ''] = tags;
  const isOffered = before.jobSectors.includes(tag);
  const said = { tag, name, slug, group, hasCaseStudies, hasPage, isOffered, text: own };
  return editSector(id, { ...said, ...change });
}

const renamed = (id: string, tag: string, slug: string) =>
  edited(id, { tag, name: tag.toLowerCase(), slug });

/** What becomes of two changes of what there is. */
function meet(mine: TaxonomyChange, theirs: TaxonomyChange, base = FIRST_FIELDS) {
  const met = meetTaxonomy({ base, mine: mine(base), theirs: theirs(base) });
  expect(combineTaxonomy(base, mine(base), theirs(base))).toEqual(met.fields);
  return met;
}

describe('changes of different entries go together', () => {
  test('as if one had been made after the other', () => {
    const mine = renamed('solar', 'Solar Power', 'solar-power');
    const theirs = renamed('wind', 'Wind Power', 'wind-power');
    const { fields, clashes } = meet(mine, theirs);
    expect(clashes).toEqual([]);
    expect(fields).toEqual(theirs(mine(FIRST_FIELDS)));
    expect(problemsOfTaxonomy(fields)).toEqual([]);
  });

  test('also where one side moves what the other one edits', () => {
    const mine = renamed('solar', 'Solar Power', 'solar-power');
    const theirs = moveEntry('sectors', 'solar', 'up');
    const { fields, clashes } = meet(mine, theirs);
    expect(clashes).toEqual([]);
    expect(fields).toEqual(theirs(mine(FIRST_FIELDS)));
    expect(meet(theirs, mine).fields).toEqual(fields);
  });

  test('also where both add something', () => {
    const marine = { name: 'marine', hasCaseStudies: false, hasPage: true, isOffered: true };
    const mine = addSector({ ...marine, tag: 'Marine', slug: 'marine', group: 'Clean Energy' });
    const italy = { name: 'Italy', slug: 'italy', where: { country: 'IT' }, tag: 'Italy' };
    const malta = { name: 'Malta', slug: 'malta', where: { country: 'MT' }, tag: '' };
    const { fields, clashes } = meet(
      (before) => addLocation(italy)(mine(before)),
      (before) => addLocation(malta)(before),
    );
    expect(clashes).toEqual([]);
    expect(fields.locations.slice(-2).map(({ id }) => id)).toEqual(['italy', 'malta']);
    expect(sector(fields, 'clean-energy').tags).toContain('Marine');
    expect(fields.jobSectors).toContain('Marine');
  });

  test('also where one side merges a sector into the one that the other side gives a text', () => {
    const { fields, clashes } = meet(mergeSector('wind', 'solar'), edited('solar', { text }));
    expect(clashes).toEqual([]);
    expect(sector(fields, 'solar')).toMatchObject({ text, former: ['wind'] });
    expect(sector(fields, 'solar').tags).toContain('Wind');
    expect(fields.sectors.map(({ id }) => id)).not.toContain('wind');
  });
});

describe('changes of the same entry', () => {
  test('go together where they are of different fields', () => {
    const mine = edited('solar', { text });
    const theirs = renamed('solar', 'Solar Power', 'solar-power');
    const { fields, clashes } = meet(mine, theirs);
    expect(clashes).toEqual([]);
    expect(sector(fields, 'solar')).toEqual({
      ...sector(theirs(FIRST_FIELDS), 'solar'),
      text,
    });
  });

  test('go together within its text', () => {
    const base = edited('solar', { text })(FIRST_FIELDS);
    const { fields, clashes } = meet(
      edited('solar', { text: { ...text, intro: { lead: 'My lead', more: 'More' } } }, base),
      edited('solar', { text: { ...text, title: 'T', intro: { lead: 'Lead', more: 'M' } } }, base),
      base,
    );
    expect(clashes).toEqual([]);
    expect(sector(fields, 'solar').text).toEqual({
      ...text,
      title: 'T',
      intro: { lead: 'My lead', more: 'M' },
    });
  });

  test('are theirs where both say something else, and that is told', () => {
    const mine = renamed('solar', 'Sun Power', 'sun-power');
    const theirs = renamed('solar', 'Solar Power', 'solar-power');
    const { fields, clashes } = meet(mine, theirs);
    expect(clashes).toEqual(['sectors']);
    expect(sector(fields, 'solar')).toEqual(sector(theirs(FIRST_FIELDS), 'solar'));
    expect(fields.jobSectors).toEqual(theirs(FIRST_FIELDS).jobSectors);
  });

  test('keep the names and addresses that it had, also where one side has gone back to one', () => {
    const base = renamed('solar', 'Solar Power', 'solar-power')(FIRST_FIELDS);
    const { fields } = meet(
      edited('solar', { tag: 'Solar', slug: 'solar' }, base),
      edited('solar', { tag: 'Sun', slug: 'sun' }, base),
      base,
    );
    const record = sector(fields, 'solar');
    expect(record.tags[0]).toBe('Sun');
    expect(record.tags.toSorted()).toEqual(['Solar', 'Solar Power', 'Sun']);
    expect(record.formerNames.toSorted()).toEqual(['Solar', 'Solar Power']);
    expect(record.slug).toBe('sun');
    expect(record.former.toSorted()).toEqual(['solar', 'solar-power']);
  });

  test('of its half and of its name leave the pages of both halves complete', () => {
    const { fields, clashes } = meet(
      renamed('solar', 'Solar Power', 'solar-power'),
      edited('solar', { group: 'Future Mobility' }),
    );
    expect(clashes).toEqual([]);
    const [left, entered] = [sector(fields, 'clean-energy'), sector(fields, 'future-mobility')];
    expect(left.tags.filter((tag) => tag.startsWith('Solar'))).toEqual([]);
    expect(entered.tags).toEqual(expect.arrayContaining(['Solar', 'Solar Power']));
  });

  test('of a location go together as well', () => {
    const { name, slug, where } = location(FIRST_FIELDS, 'dubai');
    const { fields, clashes } = meet(
      editLocation('dubai', { name: 'Dubai City', slug, where, tag: '' }),
      editLocation('dubai', { name, slug: 'dubai-city', where: { country: 'AE' }, tag: '' }),
    );
    expect(clashes).toEqual([]);
    expect(location(fields, 'dubai')).toMatchObject({
      name: 'Dubai City',
      slug: 'dubai-city',
      former: ['dubai'],
      where: { country: 'AE' },
    });
  });
});

describe('the names on the job form', () => {
  test('do not bring back a sector that one side has retired and the other one renamed', () => {
    const retired = retireSector('solar', true);
    const other = renamed('solar', 'Solar Power', 'solar-power');
    for (const { fields } of [meet(retired, other), meet(other, retired)]) {
      expect(fields.jobSectors.filter((name) => name.startsWith('Solar'))).toEqual([]);
      expect(sector(fields, 'solar')).toMatchObject({ isRetired: true, slug: 'solar-power' });
    }
  });

  test('have no sector that they have merged into another one, whatever I have called it', () => {
    const mine = renamed('solar', 'Solar Power', 'solar-power');
    const { fields, clashes } = meet(mine, mergeSector('solar', 'wind'));
    expect(clashes).toEqual(['sectors']);
    expect(fields.jobSectors.filter((name) => name.startsWith('Solar'))).toEqual([]);
  });

  test('may be of no sector', () => {
    const base = { ...FIRST_FIELDS, jobSectors: ['Solar', 'Welding', 'Wind'] };
    const without = (name: string) => (fields: TaxonomyFields) => ({
      ...fields,
      jobSectors: fields.jobSectors.filter((one) => one !== name),
    });
    const { fields, clashes } = meet(without('Welding'), without('Solar'), base);
    expect(clashes).toEqual([]);
    expect(fields.jobSectors).toEqual(['Wind']);
    expect(meet(without('Solar'), without('Solar'), base).fields.jobSectors).toEqual([
      'Welding',
      'Wind',
    ]);
  });

  test('clash where both have put them into an order of their own', () => {
    const turned = (fields: TaxonomyFields) => ({
      ...fields,
      jobSectors: fields.jobSectors.toReversed(),
    });
    const moved = (fields: TaxonomyFields) => ({
      ...fields,
      jobSectors: [...fields.jobSectors.slice(1), ...fields.jobSectors.slice(0, 1)],
    });
    const { fields, clashes } = meet(turned, moved);
    expect(clashes).toEqual(['jobSectors']);
    expect(fields).toEqual(moved(FIRST_FIELDS));
  });
});

describe('whatever is done', () => {
  const ids = fc.constantFrom(...FIRST_FIELDS.sectors.map(({ id }) => id));
  const names = fc.constantFrom('Marine', 'Grid', 'Solar Power', 'Solar', 'Hydrogen');
  const change: fc.Arbitrary<TaxonomyChange> = fc.oneof(
    fc.tuple(ids, fc.constantFrom('up' as const, 'down' as const)).map(([id, direction]) => {
      return moveEntry('sectors', id, direction);
    }),
    fc.tuple(ids, fc.boolean()).map(([id, isRetired]) => retireSector(id, isRetired)),
    fc.tuple(ids, ids).map(([id, into]) => mergeSector(id, into)),
    fc
      .tuple(ids, names, fc.boolean(), fc.constantFrom('Clean Energy', 'Future Mobility'))
      .map(([id, tag, isOffered, group]) =>
        editSector(id, {
          tag,
          name: tag,
          slug: tag.toLowerCase().replace(' ', '-'),
          group,
          hasCaseStudies: isOffered,
          hasPage: true,
          isOffered,
        }),
      ),
    names.map((tag) =>
      addLocation({ name: tag, slug: tag.toLowerCase().replace(' ', '-'), where: 'remote', tag }),
    ),
  );
  const fieldsAfter = (base: TaxonomyFields) =>
    fc
      .array(change, { maxLength: 4 })
      .map((changes) => changes.reduce((fields, make) => make(fields), base));
  const sides = fieldsAfter(FIRST_FIELDS).chain((base) =>
    fc.record({ base: fc.constant(base), mine: fieldsAfter(base), theirs: fieldsAfter(base) }),
  );

  test('what one side alone has changed is that side’s, and what both made the same is so', () => {
    fc.assert(
      fc.property(sides, ({ base, mine, theirs }) => {
        expect(combineTaxonomy(base, mine, base)).toEqual(mine);
        expect(combineTaxonomy(base, base, theirs)).toEqual(theirs);
        expect(combineTaxonomy(base, mine, mine)).toEqual(mine);
        expect(meetTaxonomy({ base, mine, theirs: base }).clashes).toEqual([]);
        expect(meetTaxonomy({ base, mine, theirs: mine }).clashes).toEqual([]);
      }),
    );
  });

  test('every entry is there once, each that was added is there, and none that nobody has', () => {
    const idsOf = ({ sectors, locations }: TaxonomyFields) => ({
      sectors: sectors.map(({ id }) => id),
      locations: locations.map(({ id }) => id),
    });
    fc.assert(
      fc.property(sides, ({ base, mine, theirs }) => {
        const [was, ours, others] = [idsOf(base), idsOf(mine), idsOf(theirs)];
        const result = idsOf(combineTaxonomy(base, mine, theirs));
        for (const list of ['sectors', 'locations'] as const) {
          const all = new Set(result[list]);
          expect(result[list]).toHaveLength(all.size);
          for (const id of [...ours[list], ...others[list]]) {
            if (!was[list].includes(id)) expect(all).toContain(id);
          }
          for (const id of all) expect([...ours[list], ...others[list]]).toContain(id);
        }
      }),
    );
  });
});
