import { IDEMPOTENCY_KEY_HEADER } from '@torque-tide/contract/idempotency';
import { applicationPath } from '@torque-tide/domain/paths';

/** Why an application was not sent, in words, with the fields that it is about. */
export class SendFailure extends Error {
  override readonly name = 'SendFailure';
  readonly fields: readonly string[];

  constructor(message: string, fields: readonly string[] = []) {
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
  /** The same for each try of one application. */
  key: string;
  /** From 0 to 1. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** Leaves for the candidate's own page, which is no part of the app. */
export function openApplication(token: string): void {
  window.location.assign(applicationPath(token));
}

interface Sent {
  id: string;
  token: string;
}

/** Sends a form and tells its progress, which `fetch` can't. @throws {SendFailure} */
export function sendApplication({ form, key, onProgress, signal }: Sending): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/applications');
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader(IDEMPOTENCY_KEY_HEADER, key);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('load', () => {
      const answer = read(request);
      if (answer instanceof SendFailure) reject(answer);
      else resolve(answer);
    });
    request.addEventListener('error', () => reject(new SendFailure(LOST)));
    request.addEventListener('abort', () => reject(new SendFailure('')));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

interface Answer {
  data?: Partial<Sent>;
  message?: string;
  error?: { code?: string; fields?: Record<string, string[]> };
}

/** The runtime and proxies may answer with anything. */
function read({ responseText }: XMLHttpRequest): Sent | SendFailure {
  let answer: Answer;
  try {
    answer = JSON.parse(responseText) as Answer;
  } catch {
    return new SendFailure(ODD);
  }
  const { data, message, error } = answer;
  if (data?.id && data.token) return { id: data.id, token: data.token };
  if (error?.code === 'key-reused') return new SendFailure(KNOWN);
  return new SendFailure(message ?? ODD, Object.keys(error?.fields ?? {}));
}
