import { endpoint, type EndpointName, endpoints } from '@torque-tide/contract/api';
import { LISTED_KINDS, type ListedKind } from '@torque-tide/contract/content-kinds';
import * as fc from 'fast-check';
import type { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { parseJson } from '../../src/http/body';
import { toFieldErrors } from '../../src/lib/parse-input';
import type { ContentKindOf } from '../../src/content/kind';
import { contentKinds } from '../../src/kinds/registry';
import { openFirestore } from '../../src/lib/firestore';
import { casesOf, inputsOf } from '../support/arbitraries';

const CASES = casesOf(50, 10_000);
/** Items of each kind that the test stores. */
const STORED = casesOf(25, 10_000);
/** Items written and read at once. */
const AT_ONCE = 50;

const bodies = (Object.keys(endpoints) as EndpointName[]).flatMap((name) => {
  const { body } = endpoint(name);
  return body ? [[name, body] as const] : [];
});

/** Returns a value as it arrives over HTTP. */
const overTheWire = (value: unknown): unknown => parseJson(Buffer.from(JSON.stringify(value)));

describe.each(bodies)('the body of %s', (_, schema) => {
  it('is accepted or refused with reasons, and accepted again unchanged', () => {
    fc.assert(
      fc.property(inputsOf(schema), (value) => {
        const input = overTheWire(value);
        const first = schema.safeParse(input);
        if (!first.success) {
          const fields = toFieldErrors(first.error.issues);
          expect(Object.values(fields).flat().length).toBeGreaterThan(0);
          return;
        }
        expect(Object.getPrototypeOf({}).polluted).toBeUndefined();
        const again = schema.safeParse(overTheWire(first.data));
        expect(again.success && overTheWire(again.data)).toEqual(overTheWire(first.data));
      }),
      { numRuns: CASES },
    );
  });
});

describe.each(LISTED_KINDS)('what is accepted of %s', (name) => {
  const kind = contentKinds[name] as unknown as ContentKindOf<ListedKind>;
  const schema = endpoint(`${name}.create`).body as z.ZodMiniType<never>;
  let firestore: Firestore;
  beforeAll(() => {
    firestore = openFirestore(`demo-fuzz-${process.pid}-${name.toLowerCase()}`);
  });
  afterAll(() => firestore.terminate());

  it('comes back from Firestore equal', async () => {
    const valid = inputsOf(schema)
      .map((value) => schema.safeParse(overTheWire(value)))
      .filter(({ success }) => success);
    const accepted = fc.sample(valid, STORED).flatMap(({ data }) => data ?? []);
    expect(accepted).toHaveLength(STORED);
    const now = new Date('2026-03-02T09:00:00.000Z');
    const collection = firestore.collection('items');
    for (let start = 0; start < accepted.length; start += AT_ONCE) {
      const documents = accepted.slice(start, start + AT_ONCE).map((input, index) => ({
        id: String(start + index),
        data: kind.newDocument(input, now),
      }));
      await Promise.all(documents.map(({ id, data }) => collection.doc(id).set(data)));
      const read = await firestore.getAll(...documents.map(({ id }) => collection.doc(id)));
      for (const [index, stored] of read.entries()) {
        const { id, data } = documents[index] ?? { id: '', data: {} };
        const back = stored.data() ?? {};
        expect(kind.read({ id, data: back, createdAt: now })).toEqual(
          kind.read({ id, data, createdAt: now }),
        );
        expect(Object.keys(back).sort()).toEqual(Object.keys(data).sort());
      }
    }
  });
});
