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
import { IDEMPOTENCY_KEY_HEADER } from '@torque-tide/contract/endpoint';
import { type ErrorBody, errorBodySchema } from '@torque-tide/contract/errors';
import { BACKGROUND_HEADER } from '@torque-tide/contract/live';
import { fetchApi } from './fetch-api';
import { ApiError } from './api-error';

type Given<N extends EndpointName> = {
  [K in keyof Call<N> as Call<N>[K] extends undefined ? never : K]: Call<N>[K];
};

interface Options {
  signal?: AbortSignal;
  /** The version that an edit is based on; the server answers 412 if it has a newer one. */
  ifVersion?: number;
  /** Identifies a write, so that repeating it has no further effect. */
  idempotencyKey?: string;
  /** True for a call that the page makes by itself, which doesn't extend the session. */
  isBackground?: boolean;
  /** A session to use instead of this tab's. */
  sessionId?: string | undefined;
}

type Arguments<N extends EndpointName> = Given<N> & Options;

/**
 * Calls an endpoint with this tab's session, if any, and returns the parsed `data`.
 *
 * @throws {ApiError} on a non-OK answer @throws {TypeError} if the network fails, {DOMException} on
 * abort or timeout @throws {z.core.$ZodError} if the answer doesn't match the contract
 */
export async function callApi<N extends EndpointName>(
  name: N,
  args: Arguments<N>,
): Promise<ApiResponse<N>> {
  return readAnswer(name, await sendToApi(name, args));
}

/**
 * Reads the answer to a request that `fetchApi` has sent.
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
 * Parses the answer of an endpoint.
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
  // The schema is this endpoint's own, but the table's index signature loses that.
  return endpoint(name).response.parse(answer.data) as ApiResponse<N>;
}

/**
 * Sends a call and returns the plain response, whatever its status; login and verify read it
 * themselves.
 */
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

/** Turns a non-OK answer into an error. */
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
