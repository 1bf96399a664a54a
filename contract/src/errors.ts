import * as z from 'zod/mini';

/** Every error code of the API with its HTTP status. */
export const ERROR_STATUS = {
  malformed: 400,
  invalid: 400,
  unauthenticated: 401,
  'invalid-credentials': 401,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  stale: 412,
  'too-large': 413,
  'unsupported-media-type': 415,
  'key-reused': 422,
  'too-many-attempts': 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Messages per field, keyed by path: 'stats.year'. */
export const fieldErrorsSchema = z.record(z.string(), z.array(z.string()));
export type FieldErrors = z.infer<typeof fieldErrorsSchema>;

/** Why a field is refused, or ignored. */
export interface FieldProblem {
  field: string;
  message: string;
}

/** An error on the wire. `code` is an open string so that older clients accept newer codes. */
export const errorBodySchema = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.object({ code: z.string(), fields: z.optional(fieldErrorsSchema) }),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
