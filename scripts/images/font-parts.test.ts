import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { charactersOf, FONT_PARTS, fontPartFile, makeFontPart } from './font-parts';

test.each(FONT_PARTS)(
  'the committed part %s of the typeface is what its rule and the package make',
  async (part) => {
    const committed = readFileSync(fontPartFile(part));
    expect(committed.equals(await makeFontPart(part)), 'Run `npx tsx scripts/font.ts`').toBe(true);
  },
);

test.each([
  ['core', ['Torque', '&', '“£60k', '–', '€70k”', 'it’s', '×', '20', '°C', '…']],
  ['latin', ['é', 'ß', 'ü', 'Ø', '½']],
] as const)('the part %s has the characters of its texts', (part, pieces) => {
  const characters = charactersOf(part);
  for (const piece of pieces) {
    for (const character of Array.from(piece)) expect(characters).toContain(character);
  }
});

test('no character comes with two parts', () => {
  const [core, latin] = FONT_PARTS.map((part) => new Set(Array.from(charactersOf(part))));
  expect([...(core ?? [])].filter((character) => latin?.has(character))).toEqual([]);
});
