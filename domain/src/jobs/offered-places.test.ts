import { describe, expect, test } from 'vitest';
import { loadGazetteer } from '../places/gazetteer';
import { placeJob } from './job-places';
import { offeredPlaces } from './offered-places';

const gazetteer = await loadGazetteer();

describe('a suggested place', () => {
  const offered = (typed: string, locationTags = '') =>
    offeredPlaces(gazetteer, typed, locationTags);

  test('is the name alone only if the tags name the country', () => {
    expect(offered('covent', 'UK')[0]).toEqual({ label: 'Coventry, UK', text: 'Coventry' });
    expect(offered('reading')[0]).toEqual({ label: 'Reading, UK', text: 'Reading, UK' });
    expect(offered('leeds')[0]).toEqual({ label: 'Leeds, UK', text: 'Leeds, UK' });
  });

  test('has the towns of the job’s own country first', () => {
    expect(offered('ham', 'Germany')[0]).toEqual({ label: 'Hamburg, Germany', text: 'Hamburg' });
    expect(offered('ham', 'UK')[0]?.label).toMatch(/, UK$/);
  });

  test('names the state where a country has several of the name', () => {
    const textOf = (label: string, tags = '') => {
      const [name = ''] = label.split(',');
      return offered(name, tags).find((each) => each.label === label)?.text;
    };
    expect(textOf('Perth, Western Australia')).toBe('Perth, Western Australia, Australia');
    expect(textOf('Perth, Western Australia', 'Australia')).toBe('Perth');
    expect(textOf('Perth, Western Australia', 'UK')).toBe('Perth, Western Australia, Australia');
    expect(textOf('Springfield, Illinois')).toBe('Springfield, Illinois, USA');
  });

  test('is missing for other words and for countries', () => {
    expect(offered('xyzzy')).toEqual([]);
    expect(offered('')).toEqual([]);
    expect(offered('germany').map(({ label }) => label)).not.toContain('Germany');
  });

  test('is understood once it is entered', () => {
    for (const typed of ['birm', 'hamb', 'san', 'new']) {
      for (const locationTags of ['', 'UK', 'Germany']) {
        for (const { text } of offered(typed, locationTags)) {
          const { places } = placeJob(gazetteer, { customLocation: text, locationTags });
          expect([text, places.length]).toEqual([text, 1]);
        }
      }
    }
  });
});
