import type { ERROR_STATUS } from '@torque-tide/contract/errors';
import type { ApiError } from '@/shared/api/api-error';

type ApiStatus = (typeof ERROR_STATUS)[keyof typeof ERROR_STATUS];

/** The standard phrases (RFC 9110, RFC 6585) of what the API answers, and a gateway before it. */
const PHRASES: Record<ApiStatus | 403 | 408 | 502 | 504, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** The status text of an answer; HTTP/2 brings none, so that the standard phrase stands for it. */
export function reasonPhraseOf({ status, statusText }: ApiError): string {
  const phrases: Readonly<Record<number, string>> = PHRASES;
  return statusText || (phrases[status] ?? `Status ${status}`);
}
