import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createScripts } from './scripts';

const asScript = (code: string) =>
  `(function (exports, require, module, __filename, __dirname) {${code}})`;

let folder = '';
let main = '';
function write(name: string, code: string): void {
  writeFileSync(join(folder, name), asScript(code));
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scripts-'));
  mkdirSync(join(folder, 'site'));
  main = join(folder, 'main.cjs');
  write('main.cjs', "exports.part = require('./part.cjs'); exports.again = require('./part.cjs');");
  write('part.cjs', "exports.folder = __dirname; exports.join = require('node:path').join;");
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

test('a file gets what it asks for: other files, once, and what is installed', () => {
  const { part, again } = createScripts(folder).load(main) as Record<string, object>;
  expect(part).toEqual({ folder, join });
  expect(again).toBe(part);
});

test('a file is asked for by its address, too, as the site is', () => {
  write(
    'main.cjs',
    "exports.site = require(require('node:url').pathToFileURL(__dirname + '/site/entry.js').href);",
  );
  writeFileSync(join(folder, 'site/entry.js'), asScript('module.exports = { site: 1 };'));
  expect(createScripts(folder).load(main)).toEqual({ site: { site: 1 } });
});

test('a file of another folder is Node’s, though that folder’s name begins like this one’s', () => {
  const other = `${folder}-demo`;
  mkdirSync(other);
  writeFileSync(join(other, 'fill.cjs'), 'exports.filled = true;');
  const address = pathToFileURL(join(other, 'fill.cjs')).href;
  write('main.cjs', `exports.other = require(${JSON.stringify(address)});`);
  try {
    expect(createScripts(folder).load(main)).toEqual({ other: { filled: true } });
  } finally {
    rmSync(other, { recursive: true });
  }
});

test('what could not be loaded is tried again', () => {
  write('main.cjs', "throw new Error('Not now');");
  const scripts = createScripts(folder);
  expect(() => scripts.load(main)).toThrow('Not now');
  write('main.cjs', 'exports.now = true;');
  expect(scripts.load(main)).toEqual({ now: true });
});

test('what V8 has made of the files is what the next process begins with', () => {
  const first = createScripts(folder);
  first.load(main);
  expect(first.compiledBefore()).toEqual([]);
  first.keepCompiled();
  const next = createScripts(folder);
  expect(next.load(main)).toEqual(first.load(main));
  expect(next.compiledBefore()).toEqual(['main.cjs', 'part.cjs']);
});

test('what was made of another file, or is none of V8’s, is left alone', () => {
  const first = createScripts(folder);
  first.load(main);
  first.keepCompiled();
  write('main.cjs', "exports.part = 'another one';");
  const next = createScripts(folder);
  expect(next.load(main)).toEqual({ part: 'another one' });
  expect(next.compiledBefore()).toEqual([]);

  const compiled = join(folder, 'compiled/default');
  for (const name of readdirSync(compiled)) writeFileSync(join(compiled, name), 'nothing');
  expect(createScripts(folder).load(main)).toEqual({ part: 'another one' });
});

test('each size of the heap has files of its own', () => {
  vi.stubEnv('NODE_OPTIONS', '--enable-source-maps --max-old-space-size=409');
  const first = createScripts(folder);
  first.load(main);
  first.keepCompiled();
  vi.stubEnv('NODE_OPTIONS', '--max-old-space-size=448');
  const other = createScripts(folder);
  other.load(main);
  expect(other.compiledBefore()).toEqual([]);
  expect(readdirSync(join(folder, 'compiled'))).toEqual(['409']);
});
