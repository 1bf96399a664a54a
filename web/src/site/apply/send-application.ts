import type { Response as Answer } from '@torque-tide/contract/api';
import { IDEMPOTENCY_KEY_HEADER } from '@torque-tide/contract/endpoint';
import { applicationPath } from '@torque-tide/domain/paths';
import { ApiError } from '@/shared/api/api-error';

/** The reason why an application wasn't sent, with each field's error. */
export class SendFailure extends Error {
  override readonly name = 'SendFailure';
  readonly fields: Readonly<Record<string, string>>;

  constructor(message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.fields = fields;
  }
}

const LOST =
  'The connection was lost. What you typed is still here: send it again. We never take it twice.';
const ODD = 'Something went wrong on our side. Please try again in a minute.';
const KNOWN =
  'We already have this application, as you sent it before. To change it, please write to us.';

interface Sending {
  form: FormData;
  /** The same for each attempt at one application. */
  key: string;
  /** From 0 to 1. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** Opens the candidate's own page, which isn't part of the app. */
export function openApplication(token: string): void {
  window.location.assign(applicationPath(token));
}

/** Sends a form. @throws {SendFailure} without a message if the candidate has cancelled it */
export async function sendApplication(sending: Sending): Promise<Answer<'applications.send'>> {
  // Loads first, because reading the answer needs it.
  const client = await import('@/shared/api/api-client').catch(() => {
    throw new SendFailure(LOST);
  });
  const response = await post(sending);
  try {
    return await client.readAnswer('applications.send', response);
  } catch (error) {
    throw toFailure(error);
  }
}

/** Uses `XMLHttpRequest`, because `fetch` reports no progress. */
function post({ form, key, onProgress, signal }: Sending): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(new SendFailure(''));
      return;
    }
    const request = new XMLHttpRequest();
    request.open('POST', '/api/applications');
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader(IDEMPOTENCY_KEY_HEADER, key);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('load', () => {
      const { responseText, status, statusText } = request;
      resolve(new Response(responseText, { status, statusText }));
    });
    request.addEventListener('error', () => reject(new SendFailure(LOST)));
    request.addEventListener('abort', () => reject(new SendFailure('')));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

/** The runtime and proxies may answer with anything. */
function toFailure(error: unknown): SendFailure {
  const body = error instanceof ApiError ? error.body : undefined;
  if (!body) return new SendFailure(ODD);
  const { code, fields = {} } = body.error;
  if (code === 'key-reused') return new SendFailure(KNOWN);
  const problems = Object.entries(fields).map(([name, [problem = '']]) => [name, problem] as const);
  return new SendFailure(body.message, Object.fromEntries(problems));
}
