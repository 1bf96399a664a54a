import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/repository';

const fromTools = createRequire(import.meta.url);
const tools = dirname(fromTools.resolve('firebase-tools/package.json'));
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

test('firebase.json has the schema of the deploying tool', () => {
  const ajv = new Ajv({ allowUnionTypes: true, strict: false });
  addFormats(ajv);
  const isValid = ajv.compile(readJson(join(tools, 'schema/firebase-config.json')) as object);
  expect([isValid(readJson(join(root, 'firebase.json'))), isValid.errors]).toEqual([true, null]);
});

test('firestore.indexes.json is what the deploying tool accepts', () => {
  const { FirestoreApi } = fromTools('firebase-tools/lib/firestore/api') as {
    FirestoreApi: new () => { validateSpec: (spec: unknown) => void };
  };
  const api = new FirestoreApi();
  expect(() => api.validateSpec(readJson(join(root, 'firestore.indexes.json')))).not.toThrow();
});
