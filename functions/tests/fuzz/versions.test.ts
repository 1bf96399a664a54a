import type { Response } from '@torque-tide/contract/api';
import type { Job } from '@torque-tide/contract/jobs';
import { RESTORE_AS, type RestoreAs, type Version } from '@torque-tide/contract/versions';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { useTestApi } from '../support/use-api';
import { casesOf } from '../support/arbitraries';
import { buildJobInput } from '../support/examples';
import { HOUR, MINUTE } from '../support/fakes';
import { type Sent, type TestApi } from '../support/test-api';

const SEQUENCES = casesOf(2, 200);
const STEPS = 40;
/** A sequence has more steps than this. */
const STEPS_MIN = 5;
/** Shorter than an idle session lasts. */
const SESSION_MS = 25 * MINUTE;
const EDITORS = [
  { username: 'ada-of-versions', password: 'a first fine password' },
  { username: 'grace-of-versions', password: 'another fine password' },
] as const;

/** The fields of a job that the commands change. */
interface Content {
  title: string;
  isFeatured: boolean;
  isActive: boolean;
}

interface ModelDraft {
  content: Content;
  /** The author of a scheduled publication. */
  by: string;
  /** In milliseconds; undefined for none. */
  publishAt?: number | undefined;
}

interface State {
  live: Content;
  draft?: ModelDraft | undefined;
}

/** A stored version and the content that it shows. */
interface Kept extends State {
  action: string;
  by: string;
  shown: Content;
}

/** The expected job as a plain object. */
interface Model extends State {
  isDeleted: boolean;
  /** By version number, from 1. */
  versions: Kept[];
}

/** The job's id; each sequence has its own job. */
interface Real {
  id: string;
}

type Command = fc.AsyncCommand<Model, Real>;

const api = useTestApi('versions-model', { maxAgeMs: 0 });
let texts = 0;
beforeAll(async () => {
  for (const { username, password } of EDITORS) await api.accounts.create(username, password);
});

const nextTitle = () => `A title that no other version has, ${(texts += 1)}`;
const now = () => api.clock.now().getTime();
const newest = (model: Model) => model.versions.length;

const sessions = new Map<number, { token: string; until: number }>();

/** Logs in again only when the editor's session is about to end. */
async function tokenOf(editor: number): Promise<string> {
  const known = sessions.get(editor);
  if (known && known.until > now()) return known.token;
  const { body } = await api.login(EDITORS[editor]);
  const { sessionId: token } = body.data as Response<'admin.login'>;
  sessions.set(editor, { token, until: now() + SESSION_MS });
  return token;
}

async function call(editor: number, name: Parameters<TestApi['call']>[0], sent: Sent) {
  return api.call(name, { ...sent, token: await tokenOf(editor) });
}

function keep(model: Model, next: State, kept: Pick<Kept, 'action' | 'by'>, isOfDraft = false) {
  Object.assign(model, { live: next.live, draft: next.draft });
  const shown = isOfDraft && next.draft ? next.draft.content : next.live;
  model.versions.push({ ...next, ...kept, shown });
}

/** Publishes a draft whose time has come, by its last author. */
function settle(model: Model): void {
  const { draft, isDeleted } = model;
  if (isDeleted || !draft?.publishAt || draft.publishAt > now()) return;
  keep(model, { live: draft.content }, { action: 'published', by: draft.by });
}

const inTime = (draft: ModelDraft | undefined): ModelDraft | undefined =>
  draft?.publishAt && draft.publishAt <= now() ? { ...draft, publishAt: undefined } : draft;

/** Returns a command by one of the editors, based on the newest version or an older one. */
function command(
  name: string,
  isPossible: (model: Readonly<Model>) => boolean,
  run: (model: Model, real: Real) => Promise<void>,
): Command {
  return {
    check: isPossible,
    run: async (model, real) => {
      settle(model);
      // The clock may have published the command's draft.
      if (isPossible(model)) await run(model, real);
    },
    toString: () => name,
  };
}

const isThere = ({ isDeleted }: Readonly<Model>) => !isDeleted;
const hasDraft = (model: Readonly<Model>) => isThere(model) && model.draft !== undefined;
const by = (editor: number) => EDITORS[editor]!.username;
const paramsOf = ({ id }: Real) => ({ kind: 'jobs' as const, id });

/** The precondition to send, and whether it matches. */
function matching(model: Model, isStale: boolean) {
  return { ifMatch: `"${newest(model) - (isStale ? 1 : 0)}"` };
}

const update = (editor: number, patch: Partial<Content>, isStale: boolean) =>
  command(`update ${JSON.stringify(patch)}`, isThere, async (model, real) => {
    const body = { title: nextTitle(), ...patch };
    const sent = { params: { id: real.id }, body, ...matching(model, isStale) };
    const answer = await call(editor, 'jobs.update', sent);
    expect(answer.status).toBe(isStale ? 412 : 200);
    if (isStale) return;
    const { live, draft } = model;
    const changed = draft && { ...draft, content: { ...draft.content, ...body } };
    keep(
      model,
      { live: { ...live, ...body }, draft: changed },
      { action: 'updated', by: by(editor) },
    );
  });

const save = (editor: number, inMs: number | undefined, isStale: boolean) =>
  command(`draft ${inMs}`, isThere, async (model, real) => {
    const publishAt = inMs === undefined ? undefined : now() + inMs;
    const time = publishAt === undefined ? '' : new Date(publishAt).toISOString();
    const changes = { title: nextTitle() };
    const body = { changes, publishAt: time };
    const sent = { params: paramsOf(real), body, ...matching(model, isStale) };
    const answer = await call(editor, 'drafts.save', sent);
    expect(answer.status).toBe(isStale ? 412 : 200);
    if (isStale) return;
    const content = { ...(model.draft?.content ?? model.live), ...changes };
    const draft = { content, by: by(editor), publishAt };
    keep(model, { live: model.live, draft }, { action: 'drafted', by: by(editor) }, true);
  });

const publish = (editor: number) =>
  command('publish', hasDraft, async (model, real) => {
    const sent = { params: paramsOf(real), body: { changes: {} }, ...matching(model, false) };
    expect((await call(editor, 'drafts.publish', sent)).status).toBe(200);
    const live = model.draft?.content ?? model.live;
    keep(model, { live }, { action: 'published', by: by(editor) });
  });

const discard = (editor: number) =>
  command('discard', hasDraft, async (model, real) => {
    const sent = { params: paramsOf(real), ...matching(model, false) };
    expect((await call(editor, 'drafts.discard', sent)).status).toBe(200);
    keep(model, { live: model.live }, { action: 'discarded', by: by(editor) }, true);
  });

const remove = (editor: number) =>
  command('delete', isThere, async (model, real) => {
    const sent = { params: { id: real.id }, ...matching(model, false) };
    expect((await call(editor, 'jobs.delete', sent)).status).toBe(200);
    keep(model, { live: model.live, draft: model.draft }, { action: 'deleted', by: by(editor) });
    model.isDeleted = true;
  });

const restore = (editor: number, index: number, as: RestoreAs) =>
  command(
    `restore as ${as}`,
    () => true,
    async (model, real) => {
      const version = (index % newest(model)) + 1;
      const earlier = model.versions[version - 1]!;
      const sent = { params: paramsOf(real), body: { version, as }, ...matching(model, false) };
      const answer = await call(editor, 'versions.restore', sent);
      const wasBroughtBack = !model.isDeleted && earlier.action === 'deleted';
      expect(answer.status).toBe(wasBroughtBack ? 404 : 200);
      if (wasBroughtBack) return;
      const both = { live: earlier.live, draft: inTime(earlier.draft) };
      const kept = { action: 'restored', by: by(editor) };
      if (model.isDeleted) {
        model.isDeleted = false;
        keep(model, both, kept);
      } else if (as === 'both') {
        const isSame = JSON.stringify(both.live) === JSON.stringify(model.live);
        keep(model, both, kept, isSame);
      } else if (as === 'live') {
        keep(model, { live: earlier.shown }, kept);
      } else {
        keep(
          model,
          { live: model.live, draft: { content: earlier.shown, by: by(editor) } },
          kept,
          true,
        );
      }
    },
  );

const wait = (ms: number) =>
  command(
    `wait ${ms / MINUTE} min`,
    () => true,
    async () => api.clock.advance(ms),
  );

/** Returns what visitors see before an admin's request. */
async function seenByVisitors({ id }: Real): Promise<string | undefined> {
  const { body } = await api.call('jobs.list');
  return (body.data as Job[]).find((job) => job.id === id)?.title;
}

async function compare(model: Model, real: Real): Promise<void> {
  const seen = await seenByVisitors(real);
  settle(model);
  const { live, draft, isDeleted } = model;
  expect(seen).toBe(isDeleted || !live.isActive ? undefined : live.title);
  const token = await tokenOf(0);
  const stored = await api.call('jobs.get', { params: { id: real.id }, token });
  expect(stored.status).toBe(isDeleted ? 404 : 200);
  if (!isDeleted) {
    expect(stored.body.data).toMatchObject({ ...live, version: newest(model) });
    const list = await api.call('jobs.list', { token });
    const beside = (list.body.data as Job[]).find((job) => job.id === real.id)?.draft;
    if (draft) {
      const publishAt = draft.publishAt && new Date(draft.publishAt).toISOString();
      expect(beside).toMatchObject({ item: { ...draft.content, version: newest(model) } });
      expect(beside?.publishAt).toBe(publishAt);
    } else expect(beside).toBeUndefined();
  }
  const { body } = await api.call('versions.list', { params: paramsOf(real), token });
  const listed = (body.data as Version[]).map((each) => [each.version, each.action, each.by]);
  const kept = model.versions.map((each, at) => [at + 1, each.action, each.by]);
  expect(listed).toEqual(kept.reverse());
}

it('any sequence of saves, drafts, times, restorations and deletions by two editors matches a plain object', async () => {
  const editor = fc.nat({ max: 1 });
  const isStale = fc.integer({ min: 0, max: 7 }).map((number) => number === 0);
  const patch = fc.record(
    { isFeatured: fc.boolean(), isActive: fc.boolean() },
    { requiredKeys: [] },
  );
  const time = fc.constantFrom(undefined, undefined, HOUR, 3 * HOUR);
  const sequences = fc.commands(
    [
      fc.tuple(editor, patch, isStale).map((given) => update(...given)),
      fc.tuple(editor, time, isStale).map((given) => save(...given)),
      fc.tuple(editor, time, isStale).map((given) => save(...given)),
      editor.map(publish),
      editor.map(discard),
      editor.map(remove),
      fc
        .tuple(editor, fc.nat({ max: 50 }), fc.constantFrom(...RESTORE_AS))
        .map((given) => restore(...given)),
      fc.constantFrom(40 * MINUTE, 2 * HOUR).map(wait),
      fc.constant(undefined).map(() => command('compare', () => true, compare)),
    ],
    { maxCommands: STEPS, size: 'max' },
  );
  // Of two sequences, both may be short by chance.
  const commands = sequences.filter((sequence) => [...sequence].length > STEPS_MIN);
  let steps = 0;
  await fc.assert(
    fc.asyncProperty(commands, async (sequence) => {
      const live: Content = { title: nextTitle(), isFeatured: false, isActive: true };
      const made = await call(0, 'jobs.create', { body: buildJobInput(live) });
      const { id } = made.body.data as Job;
      const model: Model = { live, isDeleted: false, versions: [] };
      keep(model, { live }, { action: 'created', by: by(0) });
      await fc.asyncModelRun(() => ({ model, real: { id } }), sequence);
      await compare(model, { id });
      steps += [...sequence].length;
    }),
    { numRuns: SEQUENCES, endOnFailure: true },
  );
  expect(steps).toBeGreaterThan(SEQUENCES * STEPS_MIN);
});
