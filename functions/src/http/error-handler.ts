import { type ErrorBody, ERROR_STATUS } from '@torque-tide/contract/errors';
import type { ErrorRequestHandler, Response } from 'express';
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { AppError } from '../lib/app-error';
import { isTransient } from '../lib/firestore';
import { describeError, type Log, withoutToken } from '../lib/log';
import { QueueFullError } from '../lib/fair-queue';
import { NEVER_KEPT } from '../lib/caching';
import { RequestCutOff } from './body';

/** How long the rest of an unread body is read for a proxy, in ms. */
const REST_MAX_MS = 10_000;

/** In seconds: long enough for a short outage. */
export const RETRY_AFTER_SECONDS = '60';

interface Options {
  /** Bounded: anybody can cause warnings. */
  log: Log;
  answer: (response: Response, error: AppError) => void;
  /** True behind the emulators, whose proxy crashes when a connection ends while it still sends. */
  readsUnwantedBodies?: boolean | undefined;
}

/** The one place where an error becomes an answer. */
export function createErrorHandler(options: Options): ErrorRequestHandler {
  const { log, answer, readsUnwantedBodies = false } = options;
  return async (thrown: unknown, request, response, next) => {
    if (response.headersSent) {
      next(thrown);
      return;
    }
    if (thrown instanceof RequestCutOff) log.warn('A request was cut off');
    const error = toAppError(thrown);
    const status = ERROR_STATUS[error.code];
    if (status >= 500) {
      // Omits query and headers, which may contain secrets.
      const path = withoutToken(request.path);
      const details = { method: request.method, path, ...describeError(thrown) };
      if (error.code === 'internal') log.error('A request failed', details);
      else log.warn('A request could not be served now', details);
    }
    if (status === 401) response.set('WWW-Authenticate', 'Bearer');
    if (error.allow) response.set('Allow', error.allow.join(', '));
    if (error.retryAfter !== undefined) response.set('Retry-After', String(error.retryAfter));
    if (readsUnwantedBodies && hasUnreadBody(request)) {
      request.resume();
      await finished(request, { signal: AbortSignal.timeout(REST_MAX_MS) }).catch(() => undefined);
    }
    // Otherwise the connection would wait for the rest.
    if (hasUnreadBody(request)) response.set('Connection', 'close');
    response.status(status).set('Cache-Control', NEVER_KEPT);
    answer(response, error);
  };
}

export function answerInJson(response: Response, { message, code, fields }: AppError): void {
  const body: ErrorBody = { success: false, message, error: { code, ...(fields && { fields }) } };
  response.json(body);
}

const TEXTS: Readonly<Record<number, string>> = {
  404: 'Not found\n',
  503: 'Not available now. Please try again in a minute.\n',
};

/**
 * Answers requests for pages and feeds. A failing feed is a 503, because job boards close jobs that
 * are missing.
 */
export function answerInText(response: Response): void {
  if (response.statusCode >= 500) response.status(503).set('Retry-After', RETRY_AFTER_SECONDS);
  response.type('text').send(TEXTS[response.statusCode] ?? '');
}

function hasUnreadBody({ headers, complete }: IncomingMessage): boolean {
  const hasBody = 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
  return hasBody && !complete;
}

/** Unknown errors are internal. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof QueueFullError || isTransient(thrown)) {
    return new AppError('unavailable', 'The server is busy. Please try again in a moment.', {
      retryAfter: 5,
      cause: thrown,
    });
  }
  return new AppError('internal', 'Something went wrong on our side. Please try again later.', {
    cause: thrown,
  });
}
