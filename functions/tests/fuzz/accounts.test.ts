import type { AccountSession } from '@torque-tide/contract/admin-session';
import { PREVIEWS_MAX, type PreviewLink } from '@torque-tide/contract/previews';
import * as fc from 'fast-check';
import { createHash, randomBytes } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { useTestApi } from '../support/use-api';
import { casesOf } from '../support/arbitraries';
import { buildJobInput } from '../support/examples';
import { MINUTE } from '../support/fakes';
import { type Answer } from '../support/test-api';
import { getPage, useTestPages } from '../support/test-pages';

const SEQUENCES = casesOf(1, 150);
const STEPS = 25;
/** Per account; a sixth session ends the oldest. */
const SESSIONS_MAX = 5;

/** The expected account: its password, its sessions in order, and the links of a draft. */
interface Model {
  username: string;
  password: string;
  sessions: string[];
  ended: string[];
  links: Set<string>;
}

const api = useTestApi('accounts-model', { maxAgeMs: 0 });
const pages = useTestPages(api);
let draft = '';
let accounts = 0;
let steps = 0;
beforeAll(async () => {
  draft = (await api.asAdmin('jobs.create', { body: buildJobInput({ isDraft: true }) })).id;
});

const tokenOf = ({ body }: Answer) => (body.data as { sessionId: string }).sessionId;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const pick = <T>(all: readonly T[], index: number) => all[index % all.length] as T;

async function logIn(model: Model): Promise<void> {
  const { username, password } = model;
  // Gives each session its own start time, which decides the order in which they end.
  api.clock.advance(1);
  const answer = await api.login({ username, password });
  expect(answer.status).toBe(200);
  model.sessions.push(tokenOf(answer));
  model.ended.push(...model.sessions.splice(0, model.sessions.length - SESSIONS_MAX));
}

/** Each performs a step and checks its result. */
const acts: Record<string, (model: Model, index: number) => Promise<void>> = {
  'log in': logIn,
  'log in wrongly': async (model) => {
    const wrong = { username: model.username, password: `${model.password} ` };
    expect((await api.login(wrong)).status).toBe(401);
    // The right password clears the failures.
    await logIn(model);
  },
  'log out': async (model, index) => {
    const token = pick(model.sessions, index);
    expect((await api.call('admin.logout', { token })).status).toBe(200);
    model.sessions = model.sessions.filter((other) => other !== token);
    model.ended.push(token);
  },
  'change the password': async (model, index) => {
    const token = pick(model.sessions, index);
    const newPassword = `a quiet harbour ${randomBytes(6).toString('hex')}`;
    const body = { currentPassword: model.password, newPassword };
    const answer = await api.call('account.changePassword', { token, body });
    expect(answer.status).toBe(200);
    model.ended.push(...model.sessions);
    model.sessions = [tokenOf(answer)];
    model.password = newPassword;
  },
  'end the others': async (model, index) => {
    const token = pick(model.sessions, index);
    expect((await api.call('sessions.endOthers', { token })).status).toBe(200);
    model.ended.push(...model.sessions.filter((other) => other !== token));
    model.sessions = [token];
  },
  'end one': async (model, index) => {
    const token = pick(model.sessions, index);
    const list = await api.call('sessions.list', { token });
    const own = (list.body.data as AccountSession[]).find(({ isCurrent }) => isCurrent);
    const by = pick(model.sessions, index + 1);
    const answer = await api.call('sessions.end', { token: by, params: { id: own?.id } });
    expect(answer.status).toBe(200);
    model.sessions = model.sessions.filter((other) => other !== token);
    model.ended.push(token);
  },
  'make a link': async (model, index) => {
    const link = randomBytes(32).toString('hex');
    const answer = await api.call('previews.create', {
      token: pick(model.sessions, index),
      params: { kind: 'jobs', id: draft },
      body: { hash: hashOf(link) },
    });
    expect(answer.status).toBe(201);
    expect((await getPage(pages, `/preview/${link}`)).status).toBe(200);
    model.links.add(link);
    // Gives each link its own time; one more than the maximum replaces the oldest.
    api.clock.advance(1_000);
    const [oldest = ''] = model.links;
    if (model.links.size > PREVIEWS_MAX) model.links.delete(oldest);
  },
  'revoke a link': async (model, index) => {
    if (model.links.size === 0) return;
    const link = pick([...model.links], index);
    const sent = { token: pick(model.sessions, index), params: { id: hashOf(link) } };
    expect((await api.call('previews.revoke', sent)).status).toBe(200);
    expect((await getPage(pages, `/preview/${link}`)).status).toBe(404);
    model.links.delete(link);
  },
};

async function compare({ sessions, ended, links }: Model): Promise<void> {
  for (const token of sessions)
    expect((await api.call('admin.verify', { token })).status).toBe(200);
  for (const token of ended) expect((await api.call('admin.verify', { token })).status).toBe(401);
  const token = pick(sessions, 0);
  const params = { kind: 'jobs', id: draft };
  const found = (await api.call('previews.list', { token, params })).body.data as PreviewLink[];
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set([...links].map(hashOf)));
}

it('any sequence of logins, password changes, logouts and links ends in the state that the answers described', async () => {
  const sequences = fc.array(
    fc.record({ name: fc.constantFrom(...Object.keys(acts)), index: fc.nat({ max: 20 }) }),
    { minLength: STEPS / 5 + 1, maxLength: STEPS, size: 'max' },
  );
  await fc.assert(
    fc.asyncProperty(sequences, async (sequence) => {
      accounts += 1;
      // One address may only fail a few times in a quarter of an hour, whatever the name.
      api.clock.advance(15 * MINUTE);
      const login = { username: `keeper-${accounts}`, password: 'a quiet harbour at dusk' };
      await api.accounts.create(login.username, login.password);
      const none = { sessions: [], ended: [], links: new Set<string>() };
      const model: Model = { ...login, ...none };
      for (const { name, index } of sequence) {
        if (model.sessions.length === 0) await logIn(model);
        await acts[name]?.(model, index);
        steps += 1;
      }
      if (model.sessions.length === 0) await logIn(model);
      await compare(model);
      for (const link of model.links) {
        const sent = { token: model.sessions[0], params: { id: hashOf(link) } };
        await api.call('previews.revoke', sent);
      }
    }),
    { numRuns: SEQUENCES, endOnFailure: true },
  );
  expect(steps).toBeGreaterThan(SEQUENCES * (STEPS / 5));
});
