import { expect, test } from 'vitest';
import { charactersOf, FONT_PARTS } from './font-characters';

test.each([
  ['core', ['Torque', '&', '“£60k', '–', '€70k”', 'it’s', '×', '20', '°C', '…']],
  ['latin', ['é', 'ß', 'ü', 'Ø', '½']],
] as const)('the part %s of the typeface covers its texts', (part, pieces) => {
  const characters = charactersOf(part);
  for (const piece of pieces) {
    for (const character of Array.from(piece)) expect(characters).toContain(character);
  }
});

test('no character is in two parts of the typeface', () => {
  const [core, latin] = FONT_PARTS.map((part) => new Set(Array.from(charactersOf(part))));
  expect([...(core ?? [])].filter((character) => latin?.has(character))).toEqual([]);
});
