import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type LockFile, lockFileFor } from '../../functions/deployed-package';
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
  const tested = readJson(join(root, 'package-lock.json')) as LockFile;
  const { dependencies } = readJson(join(root, 'functions/package.json')) as {
    dependencies: Record<string, string>;
  };

  test('are locked at the tested versions, without development dependencies', () => {
    const { packages } = lockFileFor({ name: 'functions', dependencies }, tested) as LockFile;
    for (const [name, version] of Object.entries(dependencies)) {
      expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
    }
    expect(Object.keys(packages).length).toBeGreaterThan(100);
    expect(Object.keys(packages).filter((place) => place.startsWith('functions/'))).toEqual([]);
    expect(Object.values(packages).filter(({ dev }) => dev)).toEqual([]);
  });

  test('are complete, or the build fails', () => {
    const name = 'functions';
    const wanted = { name, dependencies: { ...dependencies, 'no-such-package': '1.0.0' } };
    expect(() => lockFileFor(wanted, tested)).toThrow('no-such-package');
  });
});
