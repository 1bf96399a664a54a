import { APPLICATION_PROBLEMS, PROBLEM_PARAM } from '@torque-tide/contract/application-choices';
import { endpoint, type EndpointName, endpoints } from '@torque-tide/contract/api';
import { applicationPath, applyPath } from '@torque-tide/domain/paths';
import Busboy from '@fastify/busboy';
import type { Request, Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../lib/app-error';
import { NEVER_KEPT } from '../lib/caching';
import { readBody } from './body';
import { answerInJson } from './error-handler';
import { bodyHeadersOf } from './unread-requests';

/** Far more than any form of the site contains. */
const FIELDS_MAX = 20;
const FILE_FIELD = 'cv';
const FORM_TYPE = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i;

interface SentForm {
  fields: Record<string, string>;
  /** Undefined if no file was chosen. */
  file: Buffer | undefined;
}

/** Most bytes of forms in one instance at once. It has 1 GiB, and handling a form takes three times its size. */
const HELD_MAX_BYTES = 150_000_000;
const BUSY_SECONDS = 5;

let heldBytes = 0;

/**
 * Reads a form that a browser sends. Its bytes count until the request has its answer.
 *
 * @throws {AppError} `unsupported-media-type`, `too-large`, `malformed`, or `unavailable` when others hold too much
 */
export async function readForm(
  request: Request,
  response: Response,
  maxBytes: number,
): Promise<SentForm> {
  const { type = '', encoding = 'identity' } = bodyHeadersOf(request);
  if (!FORM_TYPE.test(type) || encoding !== 'identity') {
    throw new AppError('unsupported-media-type', 'The body must be a form');
  }
  let ownBytes = 0;
  response.once('close', () => (heldBytes -= ownBytes));
  const take = (bytes: number) => {
    if (response.closed) return;
    if (heldBytes + bytes > HELD_MAX_BYTES) {
      const retry = { retryAfter: BUSY_SECONDS };
      throw new AppError('unavailable', APPLICATION_PROBLEMS.unavailable, retry);
    }
    heldBytes += bytes;
    ownBytes += bytes;
  };
  return parseForm(await readBody(request, maxBytes, take), type);
}

async function parseForm(body: Buffer, type: string): Promise<SentForm> {
  const form: SentForm = { fields: {}, file: undefined };
  try {
    const parser = new Busboy({
      headers: { 'content-type': type },
      limits: { fields: FIELDS_MAX, files: 1, parts: FIELDS_MAX + 1, headerPairs: 20 },
    });
    parser.on('field', (name, value) => {
      if (Object.hasOwn(form.fields, name)) parser.destroy(new Error(`${name} is there twice`));
      form.fields[name] = value;
    });
    parser.on('file', (name, stream, fileName) => {
      const chunks: Buffer[] = [];
      // The parser fails too. Without a listener this would end the process.
      stream.on('error', () => undefined);
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const file = Buffer.concat(chunks);
        // Without a chosen file, both are empty.
        if (name === FILE_FIELD && (fileName || file.length > 0)) form.file = file;
      });
    });
    for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) {
      parser.on(limit, () => parser.destroy(new Error('There are too many parts')));
    }
    await pipeline(Readable.from([body]), parser);
    return form;
  } catch (cause) {
    throw new AppError('malformed', 'The form cannot be read', { cause });
  }
}

/** True for a form that a browser sends by itself, without scripts. */
export function wantsPage(request: Request): boolean {
  return request.accepts(['json', 'html']) === 'html';
}

export function sendToPage(response: Response, { token }: { token: string }): void {
  response.set('Cache-Control', NEVER_KEPT).redirect(303, applicationPath(token));
}

const FORM_PATHS: ReadonlySet<string> = new Set(
  (Object.keys(endpoints) as EndpointName[])
    .map(endpoint)
    .flatMap(({ form, path }) => (form ? [path] : [])),
);

/** Answers a browser's own form with a page that shows the error, and any other caller in JSON. */
export function answerCaller(response: Response, error: AppError): void {
  const { req: request } = response;
  if (!FORM_PATHS.has(request.path) || !wantsPage(request)) {
    answerInJson(response, error);
    return;
  }
  const problems = error.fields ? Object.keys(error.fields) : [error.code];
  const search = new URLSearchParams({ [PROBLEM_PARAM]: problems.join('.') });
  response.redirect(303, `${formPageOf(request)}?${search.toString()}`);
}

const FORM_PAGE = /^\/jobs\/[^/]+\/apply$/;

/** Returns the form's page, by the referrer. */
function formPageOf(request: Request): string {
  const referrer = request.get('referer') ?? '';
  const { pathname } = URL.canParse(referrer) ? new URL(referrer) : { pathname: '' };
  return FORM_PAGE.test(pathname) ? pathname : applyPath();
}

export interface Download {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** Sends a file to be saved: no browser may show or run it. */
export function sendFile(response: Response, { name, type, bytes }: Download): void {
  response.set({
    'Cache-Control': NEVER_KEPT,
    'Content-Type': type,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  });
  // Invisible isolates could disguise the ending.
  response
    .attachment(name.replaceAll(/\p{Cf}/gu, ''))
    .type(type)
    .send(Buffer.from(bytes));
}
