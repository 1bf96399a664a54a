import { type EndpointName, endpoint } from '@torque-tide/contract/api';
import { type Endpoint, IDEMPOTENCY_KEY_HEADER } from '@torque-tide/contract/endpoint';
import { LONG_LIST_HEADER, WHOLE_LIST_MAX } from '@torque-tide/contract/long-lists';
import { BACKGROUND_HEADER } from '@torque-tide/contract/live';
import type { Request, RequestHandler, Response } from 'express';
import { notFound } from '../content/current';
import { AppError } from '../lib/app-error';
import { isDocumentId } from '../lib/firestore';
import type { AuditNotes } from '../lib/log';
import { sha256 } from '../lib/hashes';
import { type Deadline, withDeadline } from '../lib/time';
import type { AdminSession, HandlerRequest, VisitorHandlers } from '../lib/handler';
import type { AdminParts } from './admin-parts';
import type { NoteInAudit } from './audit-trail';
import { NEVER_KEPT, setVisitorCaching } from '../lib/caching';
import { bearerOf, callerOf } from './caller';
import { encodeAnswer } from './encoded-answer';
import { parseIfMatch, toWriteAttempt } from './write-headers';
import { readJsonBody, readSentFile } from './body';
import { type Download, readForm, sendFile, sendToPage, wantsPage } from './form';
import { parseInput } from '../lib/parse-input';

/** For an upload and its drawing. */
const FILE_DEADLINE_MS = 25_000;
/** For a candidate's form with its CV, on a slow connection. */
const FORM_DEADLINE_MS = 50_000;

interface Options {
  visitors: VisitorHandlers;
  loadAdminParts: () => Promise<AdminParts>;
  /** Makes visitors' memory ask for changes. */
  onChange: () => void;
  noteInAudit: NoteInAudit;
  deadlineMs: number;
}

/** Turns one row of the table into a route: access, then input, then the work. */
export function createEndpointRoute(name: EndpointName, options: Options): RequestHandler {
  const { loadAdminParts, onChange, noteInAudit, deadlineMs } = options;
  const row = endpoint(name);
  // The schemas parse the input into the handler's own type, which the row's general type hides.
  const answerVisitor = (options.visitors as Record<string, Handle | undefined>)[name];

  return async (request, response) => {
    const notes: AuditNotes = {};
    const slowMs = row.form ? FORM_DEADLINE_MS : row.bytes ? FILE_DEADLINE_MS : 0;
    const answer = await withDeadline(Math.max(deadlineMs, slowMs), async (deadline) => {
      // Inside the deadline, so that late work is logged too.
      try {
        const ended = await answerTo({ request, response, notes, deadline });
        noteInAudit({ name, request, notes, ended });
        return ended;
      } catch (error) {
        noteInAudit({ name, request, notes, ended: { error } });
        throw error;
      }
    });
    if (answer.isPublished) {
      sendPublished(request, response, answer.data as object);
    } else if (row.isDownload) {
      sendFile(response, answer.data as Download);
    } else if (row.form && wantsPage(request)) {
      sendToPage(response, answer.data as { token: string });
    } else {
      response.status(row.status ?? 200).set('Cache-Control', NEVER_KEPT);
      markLongList(response, answer.data);
      response.json({ success: true, data: answer.data });
    }
  };

  async function answerTo(call: Call): Promise<{ isPublished: boolean; data: unknown }> {
    const { request, notes } = call;
    // Visitors wait for no session.
    const session = await withDeadline(deadlineMs, () => sessionFor(row, request, loadAdminParts));
    if (answerVisitor && !session) {
      return { isPublished: true, data: await answerVisitor({ params: paramsOf(row, request) }) };
    }
    if (session) Object.assign(notes, { admin: session.username, session: session.token });
    return { isPublished: false, data: await handle(call, session) };
  }

  async function handle(call: Call, session: AdminSession | undefined): Promise<unknown> {
    const { request, response, notes } = call;
    const { handlers, settle } = await loadAdminParts();
    if (session) {
      // An admin sees an edit at once, and what the clock has published.
      await settle();
      if (answerVisitor) onChange();
    }
    const form = row.form && (await readForm(request, response, row.form.max));
    const asked = {
      params: paramsOf(row, request),
      body: row.body && parseInput(row.body, form?.fields ?? (await readJsonBody(request))),
      ifVersion: row.versioned && parseIfMatch(request.get('if-match')),
      // A form that is sent again without a key is the same.
      ...(form && { file: form.file && sha256(form.file) }),
    };
    const header = request.get(IDEMPOTENCY_KEY_HEADER);
    const owner = form ? 'form' : row.replacesSession ? bearerOf(request) : session?.username;
    const by = session?.username ?? '';
    const isKeyedByInput = form !== undefined;

    const handleUntil = async (deadline: Deadline): Promise<unknown> => {
      const input: Record<keyof HandlerRequest<EndpointName>, unknown> = {
        ...asked,
        session,
        file: form ? form.file : row.bytes && (await readSentFile(request, row.bytes)),
        attempt:
          row.keyed &&
          owner !== undefined &&
          toWriteAttempt({ name, owner, by, header, isKeyedByInput, input: asked, deadline }),
        caller: callerOf(request, response),
        deadline,
        audit: notes,
      };
      try {
        return await (handlers[name] as Handle)(input);
      } finally {
        // Late work also ends here. Only keyed calls write content.
        if (row.keyed && !row.personal && !row.form) onChange();
      }
    };
    // An upload may be slow, its handling may not.
    return form ? withDeadline(deadlineMs, handleUntil) : handleUntil(call.deadline);
  }
}

interface Call {
  request: Request;
  response: Response;
  notes: AuditNotes;
  deadline: Deadline;
}

type Handle = (input: unknown) => Promise<unknown>;

/** @throws {AppError} `invalid`, or `not-found` for an id that Firestore refuses */
function paramsOf(row: Endpoint, request: Request): unknown {
  const params = row.params && parseInput(row.params, request.params);
  const { id } = request.params;
  if (typeof id === 'string' && !isDocumentId(id)) throw notFound('Item');
  return params;
}

async function sessionFor(
  row: Endpoint,
  request: Request,
  loadAdminParts: Options['loadAdminParts'],
): Promise<AdminSession | undefined> {
  // A login needs no session; a public read checks for one, because admins read unpublished
  // content.
  if (row.access === 'anyone' && row.method !== 'GET') return undefined;
  const token = bearerOf(request);
  const isInBackground = request.get(BACKGROUND_HEADER) !== undefined;
  const session =
    token === undefined
      ? undefined
      : await (await loadAdminParts()).authenticate(token, isInBackground);
  // An invalid token on public content is a visitor's.
  const mayRepeat = row.replacesSession && request.get(IDEMPOTENCY_KEY_HEADER) !== undefined;
  if (!session && row.access === 'admin' && !(mayRepeat && token !== undefined)) {
    throw new AppError('unauthenticated', 'Please log in again');
  }
  return session;
}

/** Answers a visitor, or confirms the browser's copy. */
function sendPublished(request: Request, response: Response, data: object): void {
  const hasAuthorizationHeader = request.get('authorization') !== undefined;
  setVisitorCaching(response, hasAuthorizationHeader);
  const { body, tag } = encodeAnswer(data);
  // Admins get versions in the bodies instead.
  if (!hasAuthorizationHeader) response.set('ETag', tag);
  markLongList(response, data);
  response.type('json').send(body);
}

function markLongList(response: Response, data: unknown): void {
  if (Array.isArray(data) && data.length > WHOLE_LIST_MAX) response.set(LONG_LIST_HEADER, '1');
}
