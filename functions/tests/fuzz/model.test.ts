import type { ListedKind } from '@torque-tide/contract/content-kinds';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { casesOf } from '../support/arbitraries';
import { buildInput } from '../support/examples';
import { startTestApi, type TestApi } from '../support/test-api';

const SEQUENCES = casesOf(2, 200);
const STEPS = 30;

/** The facts about a kind that the commands need. */
interface Subject {
  kind: ListedKind;
  /** False if visitors never see its items. */
  isPrivate?: boolean;
  /** A field for texts of some length. */
  text: string;
  /** A field that an empty text clears. */
  optional?: string;
  /** True if an item can be hidden from visitors. */
  hasSwitch: boolean;
}

const SUBJECTS: Subject[] = [
  { kind: 'jobs', text: 'title', optional: 'salary', hasSwitch: true },
  { kind: 'caseStudies', text: 'title', optional: 'company', hasSwitch: false },
  { kind: 'testimonials', text: 'quote', optional: 'company', hasSwitch: true },
  { kind: 'clientLogos', text: 'companyName', hasSwitch: true },
  { kind: 'consultants', text: 'name', optional: 'sectorTags', hasSwitch: true },
  { kind: 'applications', text: 'name', optional: 'notes', hasSwitch: false, isPrivate: true },
];

interface Stored extends Record<string, unknown> {
  id: string;
  version: number;
}

/** The fields that the commands set, and the version. */
interface Item {
  fields: Record<string, unknown>;
  isVisible: boolean;
  version: number;
}

/** The expected state: what is stored, and what is in the bin. */
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
let texts = 0;
/** Commands run so far, of all kinds. */
let steps = 0;
beforeAll(async () => {
  api = await startTestApi('model', { maxAgeMs: 0 });
  token = await api.token();
});
afterAll(() => api.stop());

/** Each text is unique, so that each edit changes something. */
function nextText(): string {
  texts += 1;
  return `They found the person we had given up on, ${texts}`;
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

/** Returns the possible commands on the items of one kind. */
function commandsOf({ kind, text, optional, hasSwitch, isPrivate = false }: Subject) {
  async function listOf(session: string | undefined): Promise<Map<string, Stored>> {
    const { body } = await api.call(`${kind}.list`, { token: session });
    return new Map((body.data as Stored[]).map((item) => [item.id, item]));
  }

  async function refused(): Promise<Map<string, Stored>> {
    expect((await api.call(`${kind}.list`)).status).toBe(401);
    return new Map();
  }

  const create = (more: string, isActive: boolean) =>
    command(
      `create ${isActive}`,
      () => true,
      async ({ items }, { api, token }) => {
        const given = {
          [text]: nextText(),
          ...(optional === undefined ? {} : { [optional]: more }),
          ...(hasSwitch ? { isActive } : {}),
        };
        const body = { ...buildInput[kind](), ...given };
        const answer = await api.call(`${kind}.create`, { body, token });
        expect(answer.status).toBe(201);
        const { id, version } = answer.body.data as Stored;
        expect(items.has(id)).toBe(false);
        const fields = { ...given, ...(optional && more === '' ? { [optional]: undefined } : {}) };
        items.set(id, { fields, isVisible: isActive || !hasSwitch, version });
      },
    );

  const update = (index: number, precondition: 'none' | 'current' | 'stale', isActive: boolean) =>
    command(`update ${precondition}`, hasItems, async ({ items }, { api, token }) => {
      const [id, item] = pick(items, index);
      const body = { [text]: nextText(), ...(hasSwitch ? { isActive } : {}) };
      const versions = { none: undefined, current: item.version, stale: item.version + 7 };
      const version = versions[precondition];
      const answer = await api.call(`${kind}.update`, {
        params: { id },
        body,
        token,
        ...(version === undefined ? {} : { ifMatch: `"${version}"` }),
      });
      if (precondition === 'stale') {
        expect(answer.status).toBe(412);
        return;
      }
      expect(answer.status).toBe(200);
      const stored = answer.body.data as Stored;
      expect(stored.version).toBeGreaterThan(item.version);
      const fields = { ...item.fields, ...body };
      items.set(id, { fields, isVisible: isActive || !hasSwitch, version: stored.version });
    });

  const remove = (index: number) =>
    command('delete', hasItems, async ({ items, deleted }, { api, token }) => {
      const [id, item] = pick(items, index);
      const answer = await api.call(`${kind}.delete`, { params: { id }, token });
      expect([answer.status, answer.body.data]).toEqual([200, { id }]);
      items.delete(id);
      deleted.set(id, item);
      const again = await api.call(`${kind}.delete`, { params: { id }, token });
      expect(again.status).toBe(404);
    });

  const restore = (index: number) =>
    command('restore', hasDeleted, async ({ items, deleted }, { api, token }) => {
      const [itemId, item] = pick(deleted, index);
      const answer = await api.call('versions.restore', {
        params: { kind, id: itemId },
        body: { version: item.version + 1, as: 'both' },
        token,
      });
      expect(answer.status).toBe(200);
      deleted.delete(itemId);
      const listed = (await listOf(token)).get(itemId);
      items.set(itemId, { ...item, version: listed?.version ?? 0 });
    });

  const compare = () =>
    command(
      'compare',
      () => true,
      async ({ items, deleted }, { token }) => {
        const stored = await listOf(token);
        const visible = isPrivate ? await refused() : await listOf(undefined);
        for (const [id, { fields, isVisible, version }] of items) {
          expect(stored.get(id)).toMatchObject({ id, version });
          for (const [name, value] of Object.entries(fields)) {
            expect([name, stored.get(id)?.[name]]).toEqual([name, value]);
          }
          expect(visible.has(id)).toBe(isVisible && !isPrivate);
        }
        for (const id of deleted.keys())
          expect([stored.has(id), visible.has(id)]).toEqual([false, false]);
      },
    );

  return { create, update, remove, restore, compare };
}

describe.each(SUBJECTS)('$kind', (subject) => {
  it('any sequence of creations, edits, deletions and restorations behaves like a plain list', async () => {
    const { create, update, remove, restore, compare } = commandsOf(subject);
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
    await fc.assert(
      fc.asyncProperty(commands, async (sequence) => {
        const model: Model = { items: new Map(), deleted: new Map() };
        const real = { api, token };
        await fc.asyncModelRun(() => ({ model, real }), sequence);
        await compare().run(model, real);
        steps += [...sequence].length;
      }),
      // Keeps the session alive: it ends after half an hour, and the test's clock stands still.
      { numRuns: SEQUENCES, endOnFailure: true },
    );
  });
});

// A single kind may have few steps by chance.
it('the sequences have enough steps', () => {
  expect(steps).toBeGreaterThan(SUBJECTS.length * SEQUENCES * 5);
});
