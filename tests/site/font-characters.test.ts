import { expect, test } from 'vitest';
import { charactersOf } from './font-characters';

test('the parts of the typeface cover their texts, and no character is in both', () => {
  const [core, latin] = (['core', 'latin'] as const).map((part) => new Set(charactersOf(part)));
  for (const character of 'Torque&“£60k–€70k”it’s×20°C…') expect(core).toContain(character);
  for (const character of 'éßüØ½') expect(latin).toContain(character);
  expect([...(core ?? [])].filter((character) => latin?.has(character))).toEqual([]);
});
