import { ERROR_STATUS } from '@torque-tide/contract/errors';
import type { ErrorRequestHandler } from 'express';
import { withoutToken } from '../lib/log';
import { toAppError } from '../http/error-handler';
import { describeError, type Log } from '../lib/log';
import { RETRY_AFTER_SECONDS } from './headers';

const TEXTS: Readonly<Record<number, string>> = {
  400: 'This address asks for something that cannot be\n',
  503: 'Not available now. Please try again in a minute.\n',
};

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
    const status = ERROR_STATUS[code] < 500 ? ERROR_STATUS[code] : 503;
    if (status === 503) {
      const details = {
        method: request.method,
        path: withoutToken(request.path),
        ...describeError(thrown),
      };
      if (code === 'internal') log.error('A page could not be made', details);
      else log.warn('A page could not be made now', details);
      response.set('Retry-After', RETRY_AFTER_SECONDS);
    }
    response
      .status(status)
      .set('Cache-Control', 'no-store')
      .type('text')
      .send(TEXTS[status] ?? 'Not found\n');
  };
}
