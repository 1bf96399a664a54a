import {
  type Call,
  type EndpointName,
  type ReadNameAt,
  type ReadPath,
  type Response as ApiResponse,
  endpoint,
  pathOf,
  readNameAt,
} from '@torque-tide/contract/api';
import { IDEMPOTENCY_KEY_HEADER } from '@torque-tide/contract/idempotency';
import { type ErrorBody, errorBodySchema } from '@torque-tide/contract/errors';
import { BACKGROUND_HEADER } from '@torque-tide/contract/live';
import { fetchApi } from './fetch-api';
import { ApiError } from './api-error';

type Given<N extends EndpointName> = {
  [K in keyof Call<N> as Call<N>[K] extends undefined ? never : K]: Call<N>[K];
};

interface Options {
  signal?: AbortSignal;
  /** The item's version that an edit is based on; a newer one on the server answers 412. */
  ifVersion?: number;
  /** Names a write, so that a repeat of it is not done twice. */
  idempotencyKey?: string;
  /** The page calls by itself: it is no use of the session, which ends without any. */
  isBackground?: boolean;
  /** Another session than the one that calls carry. */
  sessionId?: string | undefined;
}

type Arguments<N extends EndpointName> = Given<N> & Options;

/**
 * Calls one endpoint and returns its `data`, parsed. Attaches the session of this tab, if any.
 *
 * @throws {ApiError} on a non-OK answer
 * @throws {TypeError} when the network fails, {DOMException} on abort or timeout
 * @throws {z.core.$ZodError} when the answer is not what the contract promises
 */
export async function callApi<N extends EndpointName>(
  name: N,
  args: Arguments<N>,
): Promise<ApiResponse<N>> {
  return readAnswer(name, await sendToApi(name, args));
}

/**
 * Reads the answer of the read at a path, which has been asked for by `fetchApi`.
 *
 * @throws as `callApi` does
 */
export async function readAnswerAt<P extends ReadPath>(
  path: P,
  response: Response,
): Promise<ApiResponse<ReadNameAt<P>>> {
  return readAnswer(readNameAt(path), response);
}

/**
 * Reads the answer of an endpoint.
 *
 * @throws as `callApi` does
 */
export async function readAnswer<N extends EndpointName>(
  name: N,
  response: Response,
): Promise<ApiResponse<N>> {
  const text = await response.text();
  if (!response.ok) throw readApiError(response.status, response.statusText, text);
  const answer = JSON.parse(text) as { data?: unknown };
  // The schema is the one of this very endpoint; the index signature of the table loses that.
  return endpoint(name).response.parse(answer.data) as ApiResponse<N>;
}

/** Sends a call and returns the plain response, whatever its status: login and verify read it themselves. */
export async function sendToApi<N extends EndpointName>(
  name: N,
  args: Arguments<N>,
): Promise<Response> {
  const row = endpoint(name);
  const { params, body, ...options } = args as Options & {
    params?: Record<string, string>;
    body?: unknown;
  };
  const { signal, ifVersion, idempotencyKey, isBackground } = options;
  const { sessionId } = options;
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (ifVersion !== undefined) headers['if-match'] = `"${ifVersion}"`;
  if (idempotencyKey !== undefined) headers[IDEMPOTENCY_KEY_HEADER] = idempotencyKey;
  if (isBackground) headers[BACKGROUND_HEADER] = '1';
  return fetchApi(pathOf(row, params), {
    method: row.method,
    headers,
    ...(signal && { signal }),
    ...(sessionId !== undefined && { sessionId }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** The error that a non-OK answer stands for. */
export function readApiError(status: number, statusText: string, text: string): ApiError {
  return new ApiError(status, statusText, text, parseErrorBody(text));
}

function parseErrorBody(text: string): ErrorBody | undefined {
  try {
    const parsed = errorBodySchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
