import {
  UNFINISHED_FORM_DAYS,
  UNFINISHED_FORM_ID,
  UNFINISHED_FORMS_MAX,
  type NewUnfinishedForm,
  type UnfinishedForm,
  type UnfinishedFormInput,
  unfinishedFormSchema,
  type UnfinishedFormSummary,
} from '@torque-tide/contract/unfinished-forms';
import { type DocumentData, type Firestore, Timestamp } from '@google-cloud/firestore';
import { AppError } from '../lib/app-error';
import type { Clock } from '../lib/clock';
import { COLLECTIONS } from '../lib/collections';
import type { WriteAttempt } from '../lib/handler';
import type { WriteOnce } from '../writes/write-once';

const KEPT_MS = UNFINISHED_FORM_DAYS * 24 * 60 * 60_000;

/** An unfinished form, as it is stored. */
export interface StoredUnfinishedForm extends Omit<UnfinishedFormSummary, 'id'> {
  username: string;
  /** What was typed and what it began with, as JSON: nobody asks the database for any of it. */
  typed: string;
  expiresAt: Timestamp;
}

/** The fields that a list of them is made of: what was typed is heavy. */
const LISTED_FIELDS = [
  'kind',
  'itemId',
  'title',
  'savedAt',
  'writer',
  'browser',
  'version',
  'expiresAt',
] as const satisfies (keyof StoredUnfinishedForm)[];

/** Who writes, and with which browser. */
interface Writer {
  username: string;
  browser: string;
}

interface Change extends Writer {
  attempt: WriteAttempt;
  id: string;
  /** The version that the writer knows; undefined takes whatever is stored. */
  ifVersion: number | undefined;
}

export type UnfinishedFormRepository = ReturnType<typeof createUnfinishedFormRepository>;

/** The unfinished forms of accounts. An account's name is part of each document's id: it finds its own alone. */
export function createUnfinishedFormRepository(
  firestore: Firestore,
  { clock, write }: { clock: Clock; write: WriteOnce },
) {
  const collection = firestore.collection(COLLECTIONS.unfinishedForms);

  /** @throws {AppError} `not-found` */
  function referenceOf(username: string, id: string) {
    if (!UNFINISHED_FORM_ID.test(id)) throw notFound();
    return collection.doc(`${id}_${username}`);
  }

  function isKept(data: DocumentData | undefined): data is StoredUnfinishedForm {
    const end: unknown = data?.['expiresAt'];
    return end instanceof Timestamp && end.toMillis() > clock.now().getTime();
  }

  function ofAccount(username: string) {
    return collection.where('username', '==', username);
  }

  function toStored(
    form: Pick<NewUnfinishedForm, 'kind' | 'itemId'> & UnfinishedFormInput,
    { username, browser }: Writer,
    version: number,
  ): StoredUnfinishedForm {
    const { kind, itemId, title, savedAt, writer, values, base } = form;
    return {
      username,
      kind,
      itemId,
      title,
      savedAt,
      writer,
      browser,
      version,
      typed: JSON.stringify({ values, base }),
      expiresAt: Timestamp.fromMillis(clock.now().getTime() + KEPT_MS),
    };
  }

  /** Newest first. */
  async function list(username: string): Promise<UnfinishedFormSummary[]> {
    const { docs } = await ofAccount(username)
      .select(...LISTED_FIELDS)
      .get();
    return docs
      .flatMap((document) => {
        const data = document.data();
        return isKept(data) ? [summaryOf(idOf(document.id), data)] : [];
      })
      .sort((a, b) => Date.parse(b.savedAt) - Date.parse(a.savedAt));
  }

  /** @throws {AppError} `not-found` */
  async function find(username: string, id: string): Promise<UnfinishedForm> {
    const data = (await referenceOf(username, id).get()).data();
    if (!isKept(data)) throw notFound();
    const typed = JSON.parse(data.typed) as object;
    return unfinishedFormSchema.parse({ ...summaryOf(id, data), ...typed });
  }

  /** @throws {AppError} `conflict` when the account has as many as it may, `stale` when another one has this id */
  async function create(
    { id, ...form }: NewUnfinishedForm,
    { attempt, ...writer }: Writer & { attempt: WriteAttempt },
  ): Promise<UnfinishedFormSummary> {
    const reference = referenceOf(writer.username, id);
    // In turn for an account, whose forms are counted.
    return write.onceInTurn(writer.username, attempt, async (changes) => {
      const data = (await changes.get(reference)).data();
      if (isKept(data)) {
        if (isSameWrite(data, form)) return summaryOf(id, data);
        if (!isContinued(data, form)) throw stale();
        const continued = toStored(form, writer, data.version + 1);
        changes.replace(reference, continued);
        return summaryOf(id, continued);
      }
      const { docs } = await ofAccount(writer.username).select('expiresAt').get();
      if (docs.filter((document) => isKept(document.data())).length >= UNFINISHED_FORMS_MAX) {
        throw new AppError(
          'conflict',
          `An account keeps ${UNFINISHED_FORMS_MAX} unfinished forms at most. Finish or discard one of them first.`,
        );
      }
      const stored = toStored(form, writer, 1);
      changes.replace(reference, stored);
      return summaryOf(id, stored);
    });
  }

  /** @throws {AppError} `not-found`, or `stale` when another tab or computer has written it meanwhile */
  async function update(
    { id, ifVersion, attempt, ...writer }: Change,
    form: UnfinishedFormInput,
  ): Promise<UnfinishedFormSummary> {
    const reference = referenceOf(writer.username, id);
    return write.onceInTurn(writer.username, attempt, async (changes) => {
      const data = (await changes.get(reference)).data();
      if (!isKept(data)) throw notFound();
      const { kind, itemId, version } = data;
      if (isStale(version, ifVersion)) {
        if (isSameWrite(data, form)) return summaryOf(id, data);
        if (!isContinued(data, form)) throw stale();
      }
      const stored = toStored({ kind, itemId, ...form }, writer, version + 1);
      changes.replace(reference, stored);
      return summaryOf(id, stored);
    });
  }

  /** @throws {AppError} as `update` */
  async function remove({
    id,
    ifVersion,
    username,
    attempt,
  }: Omit<Change, 'browser'>): Promise<{ id: string }> {
    const reference = referenceOf(username, id);
    return write.onceInTurn(username, attempt, async (changes) => {
      const data = (await changes.get(reference)).data();
      if (!isKept(data)) throw notFound();
      if (isStale(data.version, ifVersion)) throw stale();
      changes.delete(reference);
      return { id };
    });
  }

  return { list, find, create, update, remove };
}

function summaryOf(id: string, data: StoredUnfinishedForm): UnfinishedFormSummary {
  const { kind, itemId, title, savedAt, writer, browser, version } = data;
  return { id, kind, itemId, title, savedAt, writer, browser, version };
}

function idOf(documentId: string): string {
  return documentId.slice(0, documentId.indexOf('_'));
}

function isStale(version: number, ifVersion: number | undefined): boolean {
  return ifVersion !== undefined && ifVersion !== version;
}

/** The same tab has sent the same moment of typing before. */
function isSameWrite(stored: StoredUnfinishedForm, form: UnfinishedFormInput): boolean {
  return stored.writer === form.writer && stored.savedAt === form.savedAt;
}

/** The same tab has typed on, and the answer to what it sent before was lost: nobody wrote in between. */
function isContinued(stored: StoredUnfinishedForm, form: UnfinishedFormInput): boolean {
  return stored.writer === form.writer && Date.parse(stored.savedAt) < Date.parse(form.savedAt);
}

function notFound(): AppError {
  return new AppError('not-found', 'There is no such unfinished form, or it has been discarded');
}

function stale(): AppError {
  return new AppError('stale', 'Another tab or computer has written this form meanwhile');
}
