import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { publicFolder } from './built-site';

/** Most scripts and styles, in bytes of brotli, before the first tab works. The form and the like load later. */
const START_BUDGET = 310_000;

const read = (file: string) => readFileSync(join(publicFolder, file), 'utf8');

/** Returns the files that a browser loads for a part: its own, and all that it imports. */
function filesOfPart(name: string, from: ReadonlySet<string>): string[] {
  const imported = new RegExp(`import\\(.\\./${name}-.*?__vite__mapDeps\\(\\[([\\d,]+)\\]\\)`, 's');
  for (const script of [...from].filter((file) => file.endsWith('.js'))) {
    const text = read(script);
    const needed = imported.exec(text)?.[1]?.split(',').map(Number);
    const named = /m\.f=(\[.*?\])/s.exec(text)?.[1];
    if (needed && named) return needed.flatMap((at) => (JSON.parse(named) as string[])[at] ?? []);
  }
  throw new Error(`Nothing that is loaded before it imports ${name}`);
}

function filesBeforeUse(): ReadonlySet<string> {
  const named = read('admin.html').matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g);
  const loaded = new Set([...named].flatMap(([, file]) => file ?? []));
  for (const part of ['dashboard-page', 'job-board']) {
    for (const file of filesOfPart(part, loaded)) loaded.add(file);
  }
  return loaded;
}

const files = filesBeforeUse();
const sizes = [...files].map((file) => brotliCompressSync(read(file)).length);

test("the dashboard's first tab stays within its budget", () => {
  expect(files.size).toBeGreaterThan(20);
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(START_BUDGET);
});
