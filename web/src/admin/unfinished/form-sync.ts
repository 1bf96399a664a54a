import {
  formValuesSchema,
  type NewUnfinishedForm,
  UNFINISHED_VALUE_MAX,
  UNFINISHED_VALUES_MAX,
  type UnfinishedFormInput,
  type UnfinishedFormSummary,
} from '@torque-tide/contract/unfinished-forms';
import { callApi } from '@/shared/api/api-client';
import { type ApiError, hasStatus, orUndefined } from '@/shared/api/api-error';
import { type FormStore, type KeptForm, isSameStamp, type Stamp } from './form-store';
import { newFormId } from '@/admin/navigation/use-form-address';

/** How long typing has to pause before the server is sent it, in ms. */
export const SEND_PAUSE_MS = 3_000;

/** Browsers let a page that is left send this much, in characters. */
const KEPT_ALIVE_MAX = 50_000;

const isSmall = (body: unknown) => JSON.stringify(body).length <= KEPT_ALIVE_MAX;

// Without the session's renewal: a form is kept quietly, and asks nobody to log in for it.
export const unfinishedApi = {
  create: (body: NewUnfinishedForm) =>
    callApi('unfinishedForms.create', { body, isKeptAlive: isSmall(body) }),
  update: (id: string, ifVersion: number, body: UnfinishedFormInput) => {
    const call = { params: { id }, body, ifVersion, isKeptAlive: isSmall(body) };
    return callApi('unfinishedForms.update', call);
  },
  remove: (id: string, ifVersion: number) =>
    callApi('unfinishedForms.delete', { params: { id }, ifVersion }),
};

export type UnfinishedApi = typeof unfinishedApi;

/** Reads one with all that was typed; undefined where the server has it no more. */
export const fetchForm = (id: string) =>
  orUndefined(callApi('unfinishedForms.get', { params: { id } }));

interface Options {
  store: FormStore;
  api: UnfinishedApi;
  /** The server has it so now. */
  onSent: (form: UnfinishedFormSummary) => void;
  /** The server has it no more. */
  onGone: (id: string) => void;
  /** Why the server does not take that one, in words for the editor; undefined once it does. */
  onProblem: (id: string, text: string | undefined) => void;
}

export type FormSync = ReturnType<typeof createFormSync>;

/**
 * Sends to the server what this browser keeps, one call at a time. What cannot be sent now waits for the
 * next time. Where another tab or computer has written the same form, this copy becomes a form of its
 * own: both are there, and neither is dropped.
 */
export function createFormSync({ store, api, onSent, onGone, onProblem }: Options) {
  const moved = new Map<string, string>();
  const waiting = new Set<string>();
  /** What the server will never take as it is: it is asked again once something else is typed. */
  const refused = new Map<string, Stamp>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<void> = Promise.resolve();

  function enqueue(task: () => Promise<void>): Promise<void> {
    // A task that fails is tried again another time, and stops none of the others.
    queue = queue.then(task).catch(() => undefined);
    return queue;
  }

  async function send(id: string): Promise<void> {
    const form = store.read(id);
    if (!form || form.isSent) return;
    const last = refused.get(id);
    if (last && isSameStamp(last, form)) return;
    try {
      noteSent(form, await put(form));
      onProblem(id, undefined);
    } catch (error) {
      const isOvertaken = hasStatus(error, 412);
      const next = isOvertaken && branch(id);
      if (next) return send(next);
      // Given up or saved elsewhere, while somebody goes on typing here.
      const isGone = hasStatus(error, 404) && form.version !== null;
      if (isGone && store.write({ ...form, version: null })) return send(id);
      const isUntakable = hasStatus(error, 400) || hasStatus(error, 413);
      if (isUntakable) refused.set(id, form);
      if (isUntakable || isOvertaken || hasStatus(error, 409)) {
        onProblem(id, `It is kept in this browser alone. ${whyNot(form, error)}`.trim());
      }
      throw error;
    }
  }

  function put(form: KeptForm): Promise<UnfinishedFormSummary> {
    const { id, kind, itemId, version, title, savedAt, writer, values, base } = form;
    const input = { title, savedAt, writer, values, base };
    return version === null
      ? api.create({ id, kind, itemId, ...input })
      : api.update(id, version, input);
  }

  function noteSent(sent: KeptForm, summary: UnfinishedFormSummary) {
    const { id, version } = summary;
    const now = store.read(id);
    if (now) store.write({ ...now, version, isSent: isSameStamp(now, sent) });
    // Given up while it was on its way: what is to be removed is this version.
    else if (store.givenUp.list().some((each) => each.id === id)) store.givenUp.add(id, version);
    onSent(summary);
  }

  /** The new id; undefined where this browser has no room for both copies, and the one stays what it is. */
  function branch(id: string): string | undefined {
    const form = store.read(id);
    const next = newFormId();
    const copy = form && { ...form, id: next, version: null, isSent: false };
    if (!copy || !store.write(copy)) return undefined;
    moved.set(id, next);
    store.remove(id);
    return next;
  }

  async function removeGivenUp(id: string): Promise<void> {
    const one = store.givenUp.list().find((each) => each.id === id);
    if (!one) return;
    try {
      // What was never sent, the server does not have.
      if (one.version > 0) await api.remove(id, one.version);
    } catch (error) {
      // Gone already, or written by somebody since, which is theirs to give up.
      if (!hasStatus(error, 404) && !hasStatus(error, 412)) throw error;
    }
    store.givenUp.remove(id);
    onGone(id);
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    for (const id of waiting) void enqueue(() => send(id));
    waiting.clear();
    return queue;
  }

  return {
    /** A form has been written here: it is sent once typing pauses. */
    note: (id: string) => {
      waiting.add(id);
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), SEND_PAUSE_MS);
    },
    /** Sends at once what waits. */
    flush,
    /** Sends whatever has not been sent, of earlier visits too. */
    sendAll: (): Promise<void> => {
      for (const { id, isSent } of store.list()) if (!isSent) waiting.add(id);
      const done = flush();
      for (const { id } of store.givenUp.list()) void enqueue(() => removeGivenUp(id));
      return done.then(() => queue);
    },
    /** Gives a form up, here at once and on the server as soon as that can be asked. */
    giveUp: (id: string, version?: number) => {
      waiting.delete(id);
      store.givenUp.add(id, store.read(id)?.version ?? version ?? 0);
      store.remove(id);
      void enqueue(() => removeGivenUp(id));
    },
    /** The id that a form has now: it may have become a form of its own. */
    idNow: (id: string): string => {
      let last = id;
      for (let next = moved.get(last); next; next = moved.get(last)) last = next;
      return last;
    },
  };
}

const inWords = (count: number) => count.toLocaleString('en-GB');

/** Why the account does not keep one: the server names no limit, and the editor can do something about these. */
function whyNot({ values }: KeptForm, { status, serverMessage = '' }: ApiError): string {
  if (!formValuesSchema.safeParse(values).success) {
    return `It is too long for the account, which takes ${inWords(UNFINISHED_VALUE_MAX)} characters of a field and ${inWords(UNFINISHED_VALUES_MAX)} of a form.`;
  }
  // By its bytes: those of some scripts are many.
  return status === 413 ? 'It is too long for the account.' : serverMessage;
}
