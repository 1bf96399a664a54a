import { type EndpointName, endpoint } from '@torque-tide/contract/api';
import type { Endpoint } from '@torque-tide/contract/endpoint';
import { IDEMPOTENCY_KEY_HEADER } from '@torque-tide/contract/idempotency';
import { LONG_LIST_HEADER, WHOLE_LIST_MAX } from '@torque-tide/contract/long-lists';
import { BACKGROUND_HEADER } from '@torque-tide/contract/live';
import type { Request, RequestHandler, Response } from 'express';
import { AppError } from '../lib/app-error';
import type { AuditNotes } from '../lib/log';
import { type Deadline, withDeadline } from '../lib/time';
import type { AdminSession, HandlerRequest, VisitorHandlers } from '../lib/handler';
import type { AdminParts } from './admin-parts';
import type { NoteInAudit } from './audit-trail';
import { NEVER_KEPT, setVisitorCaching } from '../lib/caching';
import { bearerOf, callerOf } from './caller';
import { encodeAnswer } from './encoded-answer';
import { parseIfMatch, toWriteAttempt } from './write-headers';
import { readJsonBody, readSentFile } from './body';
import {
  type Download,
  hashOfFile,
  openRoom,
  readForm,
  sendFile,
  sendToPage,
  wantsPage,
} from './form';
import { parseInput } from '../lib/parse-input';

/** For an upload and its drawing. */
const FILE_DEADLINE_MS = 25_000;
/** For a candidate's form with its CV, on a slow connection. */
const FORM_DEADLINE_MS = 50_000;

interface Options {
  visitors: VisitorHandlers;
  loadAdminParts: () => Promise<AdminParts>;
  /** Called after a call that may have changed content. */
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
    const slowMs = row.form ? FORM_DEADLINE_MS : row.bytes ? FILE_DEADLINE_MS : 0;
    const limitMs = Math.max(deadlineMs, slowMs);
    const answer = await withDeadline(limitMs, (deadline) =>
      audited(request, async (notes) => {
        // Not for visitors, who need no session.
        const session = await withDeadline(deadlineMs, () =>
          sessionFor(row, request, loadAdminParts),
        );
        if (answerVisitor && !session) {
          const data = await answerVisitor({ params: paramsOf(row, request) });
          return { isPublished: true, data };
        }
        if (session) Object.assign(notes, { admin: session.username, session: session.token });
        return {
          isPublished: false,
          data: await handle({ request, response, session, notes, deadline }),
        };
      }),
    );
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

  /** Runs inside the deadline, so that late work is logged too. */
  async function audited<T extends { data: unknown }>(
    request: Request,
    work: (notes: AuditNotes) => Promise<T>,
  ): Promise<T> {
    const notes: AuditNotes = {};
    try {
      const ended = await work(notes);
      noteInAudit({ name, request, notes, ended });
      return ended;
    } catch (error) {
      noteInAudit({ name, request, notes, ended: { error } });
      throw error;
    }
  }

  async function handle(handling: Handling): Promise<unknown> {
    const room = openRoom();
    try {
      return await handleIn(room, handling);
    } finally {
      room.leave();
    }
  }

  async function handleIn(
    { take }: Pick<ReturnType<typeof openRoom>, 'take'>,
    { request, response, session, notes, deadline }: Handling,
  ): Promise<unknown> {
    const { handlers } = await loadAdminParts();
    const form = row.form && (await readForm(request, row.form.max, take));
    const asked = {
      params: paramsOf(row, request),
      body: row.body && parseInput(row.body, form?.fields ?? (await readJsonBody(request))),
      ifVersion: row.versioned && parseIfMatch(request.get('if-match')),
      // Without a key, identical forms count as one.
      ...(form && { file: form.file && hashOfFile(form.file) }),
    };
    // The upload may be slow, but not its handling.
    return form ? withDeadline(deadlineMs, (rest) => answerTo(rest)) : answerTo(deadline);

    async function answerTo(until: Deadline): Promise<unknown> {
      const header = request.get(IDEMPOTENCY_KEY_HEADER);
      const owner = form ? 'form' : row.replacesSession ? bearerOf(request) : session?.username;
      const input: Record<keyof HandlerRequest<EndpointName>, unknown> = {
        ...asked,
        session,
        file: form ? form.file : row.bytes && (await readSentFile(request, row.bytes)),
        attempt:
          row.keyed &&
          owner !== undefined &&
          toWriteAttempt({
            name,
            owner,
            by: session?.username ?? '',
            header,
            isKeyedByInput: form !== undefined,
            input: asked,
            deadline: until,
          }),
        caller: callerOf(request, response),
        deadline: until,
        audit: notes,
      };
      try {
        return await (handlers[name] as Handle)(input);
      } finally {
        // Late work also ends here. Only keyed calls write content.
        if (row.keyed && !row.personal && !row.form) onChange();
      }
    }
  }
}

interface Handling {
  request: Request;
  response: Response;
  session: AdminSession | undefined;
  notes: AuditNotes;
  deadline: Deadline;
}

type Handle = (input: unknown) => Promise<unknown>;

function paramsOf(row: Endpoint, request: Request): unknown {
  return row.params && parseInput(row.params, request.params);
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
      : await (await loadAdminParts()).authenticate(token, { isInBackground });
  // On public content, an invalid token counts as a visitor's.
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
