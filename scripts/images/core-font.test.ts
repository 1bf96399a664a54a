import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coreCharacters, coreFontFile, makeCoreFont } from './core-font';

test('the committed part of the typeface is what its rule and its package make', async () => {
  const committed = readFileSync(coreFontFile);
  expect(committed.equals(await makeCoreFont()), 'Run `npx tsx scripts/font.ts`').toBe(true);
});

test('it has what English text is made of', () => {
  const characters = coreCharacters();
  for (const piece of ['Torque', '&', '“£60k', '–', '€70k”', 'it’s', '×', '20', '°C', '…']) {
    for (const character of Array.from(piece)) expect(characters).toContain(character);
  }
});
