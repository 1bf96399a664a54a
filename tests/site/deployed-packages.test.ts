import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/repository';

interface Manifest {
  dependencies: Record<string, string>;
  packages: Record<string, { version?: string; dev?: boolean }>;
}

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;

// Without a lock file the cloud would install the newest versions.
test('the functions are deployed with the tested versions, without development dependencies', () => {
  const { dependencies } = read('functions/package.json');
  const { packages } = read('functions/dist/package-lock.json');
  for (const [name, version] of Object.entries(dependencies)) {
    expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
  }
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  expect(Object.keys(packages).filter((place) => place.startsWith('functions/'))).toEqual([]);
  expect(Object.values(packages).filter(({ dev }) => dev)).toEqual([]);
});
