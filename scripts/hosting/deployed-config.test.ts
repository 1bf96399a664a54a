import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type LockFile, writePackage } from '../../functions/deployed-package';
import { root } from '../lib/repository';

const fromTools = createRequire(import.meta.url);
const tools = dirname(fromTools.resolve('firebase-tools/package.json'));
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

describe('the deployed configuration', () => {
  const ajv = new Ajv({ allowUnionTypes: true, strict: false });
  addFormats(ajv);
  const isValid = ajv.compile(readJson(join(tools, 'schema/firebase-config.json')) as object);

  test('firebase.json', () => {
    expect([isValid(readJson(join(root, 'firebase.json'))), isValid.errors]).toEqual([true, null]);
  });

  test('reports a mistake', () => {
    expect(isValid({ hosting: { public: 'web/dist', rewrites: [{ source: 7 }] } })).toBe(false);
  });

  const { FirestoreApi } = fromTools('firebase-tools/lib/firestore/api') as {
    FirestoreApi: new () => { validateSpec: (spec: unknown) => void };
  };

  test('firestore.indexes.json', () => {
    const api = new FirestoreApi();
    expect(() => api.validateSpec(readJson(join(root, 'firestore.indexes.json')))).not.toThrow();
    expect(() => api.validateSpec({ indexes: [], fieldOverrides: [{ ttl: 'yes' }] })).toThrow();
  });
});

describe('the deployed packages', () => {
  const { dependencies } = readJson(join(root, 'functions/package.json')) as {
    dependencies: Record<string, string>;
  };

  /** Returns the lock file for these dependencies. */
  async function lockFileOf(wanted: Record<string, string>): Promise<LockFile> {
    const folder = await mkdtemp(join(tmpdir(), 'deployed-'));
    try {
      writePackage(folder, { name: 'functions', dependencies: wanted });
      return readJson(join(folder, 'package-lock.json')) as LockFile;
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  test('are locked at the tested versions, without development dependencies', async () => {
    const { packages } = await lockFileOf(dependencies);
    for (const [name, version] of Object.entries(dependencies)) {
      expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
    }
    expect(Object.keys(packages).length).toBeGreaterThan(100);
    expect(Object.keys(packages).filter((place) => place.startsWith('functions/'))).toEqual([]);
    expect(Object.values(packages).filter(({ dev }) => dev)).toEqual([]);
  });

  test('are complete, or the build fails', async () => {
    const wanted = { ...dependencies, 'no-such-package': '1.0.0' };
    await expect(lockFileOf(wanted)).rejects.toThrow('no-such-package');
  });
});
