import { describe, expect, test } from 'vitest';
import { type CardWords, socialCardOf, socialCardPath, socialCardText } from './social-cards';

const words = (own: Partial<CardWords> = {}): CardWords => ({
  address: '/jobs/1',
  ground: 'clean-energy-job',
  label: 'Glasgow, UK',
  title: 'Grid engineer',
  figures: [{ value: '£62,000' }],
  ...own,
});
const cardOf = (own: Partial<CardWords> = {}, agency = 'Torque & Tide') =>
  socialCardOf(words(own), agency);
const pathOf = (...given: Parameters<typeof cardOf>) => {
  const card = cardOf(...given);
  return card && socialCardPath(card);
};

describe('the words of a card', () => {
  test.each([
    ['Ingénieur réseau, Łódź', 'Ingénieur réseau, Łódź'],
    ['Wind \u{1F32C}\uFE0F engineer \u{1F469}\u{1F3FD}\u200D\u{1F527}', 'Wind engineer'],
    ['Grid\u200B\u2060 engineer\u00AD\n(m/f/d)', 'Grid engineer (m/f/d)'],
    ['Half‑time, ½ week', 'Half-time, 1/2 week'],
    ['<b>R&D</b>', '<b>R&D</b>'],
  ])("leave out characters that can't be drawn: %j", (title, drawn) => {
    expect(cardOf({ title })?.title).toBe(drawn);
  });

  test.each(['風力発電エンジニア', 'Инженер', '\u{1F469}\u200D\u{1F527}'])(
    'are missing if letters would be: %s',
    (title) => {
      expect(cardOf({ title })).toBeUndefined();
      expect(cardOf({ figures: [{ value: `${title} Ω` }] })).toBeUndefined();
    },
  );

  test('keep long titles whole, and cut the other words', () => {
    const long = 'Engineer '.repeat(17).trim();
    const card = cardOf({ title: long, label: long, figures: [{ value: long }] });
    expect(card?.title).toBe(long);
    expect(card?.label).toMatch(/^Engineer .*…$/);
    expect(card?.label.length).toBeLessThan(60);
    expect(card?.figures[0]?.value.length).toBeLessThan(60);
  });

  test('are the alternative text', () => {
    const figures = [{ value: '9', label: 'hired' }, { value: '14 weeks' }];
    const card = cardOf({ figures });
    expect(card && socialCardText(card)).toBe('Grid engineer. Glasgow, UK. 9 hired, 14 weeks');
  });
});

describe('the address of a picture', () => {
  test('names the page, with its search', () => {
    expect(pathOf()).toMatch(/^\/media\/social\/jobs\/1\/[0-9a-z]+\.jpg$/);
    expect(pathOf({ address: '/growth?hires=5&months=6' })).toMatch(
      /^\/media\/social\/growth\/[0-9a-z]+\.jpg\?hires=5&months=6$/,
    );
  });

  test('changes with every word, and with the agency', () => {
    const others = [
      pathOf(),
      pathOf({ title: 'Grid engineers' }),
      pathOf({ label: 'Leeds, UK' }),
      pathOf({ figures: [] }),
      pathOf({}, 'Northern Current'),
    ];
    expect(new Set(others).size).toBe(others.length);
    expect(pathOf()).toBe(others[0]);
  });
});
