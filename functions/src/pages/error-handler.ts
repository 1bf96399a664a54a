import { ERROR_STATUS } from '@torque-tide/contract/errors';
import type { ErrorRequestHandler } from 'express';
import { toAppError } from '../http/error-handler';
import { describeError, type Log } from '../lib/log';

/** Long enough for a short outage; feed readers come back by themselves. */
const RETRY_AFTER_SECONDS = '60';

/**
 * Answers in plain text. A feed that cannot be made is a 503 and never an empty one: job boards
 * close whatever is missing from a feed.
 */
export function createPagesErrorHandler(log: Log): ErrorRequestHandler {
  return (thrown: unknown, request, response, next) => {
    if (response.headersSent) {
      next(thrown);
      return;
    }
    const { code } = toAppError(thrown);
    const details = { method: request.method, path: request.path, ...describeError(thrown) };
    if (code === 'internal') log.error('A page could not be made', details);
    else log.warn('A page could not be made now', details);
    const status = ERROR_STATUS[code] < 500 ? ERROR_STATUS[code] : 503;
    if (status === 503) response.set('Retry-After', RETRY_AFTER_SECONDS);
    response
      .status(status)
      .set('Cache-Control', 'no-store')
      .type('text')
      .send(status === 503 ? 'Not available now. Please try again in a minute.\n' : 'Not found\n');
  };
}
