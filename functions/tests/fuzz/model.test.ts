import type { DeletedItem } from '@torque-tide/contract/bin';
import type { Testimonial } from '@torque-tide/contract/testimonials';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { casesOf } from '../support/arbitraries';
import { buildTestimonialInput } from '../support/examples';
import { startTestApi, type TestApi } from '../support/test-api';

const SEQUENCES = casesOf(5, 200);
const STEPS = 30;

interface Item {
  quote: string;
  company: string | undefined;
  isActive: boolean;
  version: number;
}

/** What the API must know: what is stored, and what is in the bin. */
interface Model {
  items: Map<string, Item>;
  deleted: Map<string, Item>;
}

interface Real {
  api: TestApi;
  token: string;
}

type Command = fc.AsyncCommand<Model, Real>;

let api: TestApi;
let token = '';
let quotes = 0;
beforeAll(async () => {
  api = await startTestApi('model', { maxAgeMs: 0 });
  token = await api.token();
});
afterAll(() => api.stop());

/** No two are alike, so that each edit changes something. */
function nextQuote(): string {
  quotes += 1;
  return `They found the person we had given up on, ${quotes}`;
}

const pick = <T>(map: ReadonlyMap<string, T>, index: number): [string, T] => {
  const entries = [...map];
  const entry = entries[index % entries.length];
  if (!entry) throw new Error('There is nothing to pick from');
  return entry;
};

function command(
  name: string,
  isPossible: (model: Readonly<Model>) => boolean,
  run: (model: Model, real: Real) => Promise<void>,
): Command {
  return { check: isPossible, run, toString: () => name };
}

const hasItems = ({ items }: Readonly<Model>) => items.size > 0;
const hasDeleted = ({ deleted }: Readonly<Model>) => deleted.size > 0;

const create = (company: string, isActive: boolean) =>
  command(
    `create ${isActive}`,
    () => true,
    async ({ items }, { api, token }) => {
      const body = buildTestimonialInput({ quote: nextQuote(), company, isActive });
      const answer = await api.call('testimonials.create', { body, token });
      expect(answer.status).toBe(201);
      const { id, version } = answer.body.data as Testimonial;
      expect(items.has(id)).toBe(false);
      items.set(id, { quote: body.quote, company: company || undefined, isActive, version });
    },
  );

const update = (index: number, precondition: 'none' | 'current' | 'stale', isActive: boolean) =>
  command(`update ${precondition}`, hasItems, async ({ items }, { api, token }) => {
    const [id, item] = pick(items, index);
    const quote = nextQuote();
    const versions = { none: undefined, current: item.version, stale: item.version + 7 };
    const version = versions[precondition];
    const answer = await api.call('testimonials.update', {
      params: { id },
      body: { quote, isActive },
      token,
      ...(version === undefined ? {} : { ifMatch: `"${version}"` }),
    });
    if (precondition === 'stale') {
      expect(answer.status).toBe(412);
      return;
    }
    expect(answer.status).toBe(200);
    const stored = answer.body.data as Testimonial;
    expect(stored.version).toBeGreaterThan(item.version);
    items.set(id, { ...item, quote, isActive, version: stored.version });
  });

const remove = (index: number) =>
  command('delete', hasItems, async ({ items, deleted }, { api, token }) => {
    const [id, item] = pick(items, index);
    const answer = await api.call('testimonials.delete', { params: { id }, token });
    expect([answer.status, answer.body.data]).toEqual([200, { id }]);
    items.delete(id);
    deleted.set(id, item);
    const again = await api.call('testimonials.delete', { params: { id }, token });
    expect(again.status).toBe(404);
  });

const restore = (index: number) =>
  command('restore', hasDeleted, async ({ items, deleted }, { api, token }) => {
    const [itemId, item] = pick(deleted, index);
    const bin = await api.call('bin.list', { token });
    const found = (bin.body.data as DeletedItem[]).find((one) => one.itemId === itemId);
    const answer = await api.call('bin.restore', { params: { id: found?.id }, token });
    expect(answer.status).toBe(200);
    deleted.delete(itemId);
    const listed = (await listOf(api, token)).get(itemId);
    items.set(itemId, { ...item, version: listed?.version ?? 0 });
  });

const compare = () =>
  command(
    'compare',
    () => true,
    async ({ items, deleted }, { api, token }) => {
      const stored = await listOf(api, token);
      const visible = await listOf(api, undefined);
      for (const [id, { quote, company, isActive, version }] of items) {
        expect(stored.get(id)).toMatchObject({ id, quote, isActive, version });
        expect(stored.get(id)?.company).toBe(company);
        expect(visible.has(id)).toBe(isActive);
      }
      for (const id of deleted.keys())
        expect([stored.has(id), visible.has(id)]).toEqual([false, false]);
    },
  );

async function listOf(of: TestApi, session: string | undefined): Promise<Map<string, Testimonial>> {
  const { body } = await of.call('testimonials.list', { token: session });
  return new Map((body.data as Testimonial[]).map((item) => [item.id, item]));
}

it('any sequence of creations, edits, deletions and restorations is what a plain list would be', async () => {
  const anIndex = fc.nat({ max: 20 });
  const commands = fc.commands(
    [
      fc.tuple(fc.constantFrom('', 'Northwind'), fc.boolean()).map((given) => create(...given)),
      fc
        .tuple(anIndex, fc.constantFrom('none', 'current', 'stale'), fc.boolean())
        .map((given) => update(...given)),
      anIndex.map(remove),
      anIndex.map(restore),
      fc.constant(undefined).map(compare),
    ],
    { maxCommands: STEPS, size: 'max' },
  );
  let steps = 0;
  await fc.assert(
    fc.asyncProperty(commands, async (sequence) => {
      const model: Model = { items: new Map(), deleted: new Map() };
      const real = { api, token };
      await fc.asyncModelRun(() => ({ model, real }), sequence);
      await compare().run(model, real);
      steps += [...sequence].length;
    }),
    // A session ends after half an hour: the clock of the test stands still.
    { numRuns: SEQUENCES, endOnFailure: true },
  );
  expect(steps).toBeGreaterThan(SEQUENCES * 5);
});
