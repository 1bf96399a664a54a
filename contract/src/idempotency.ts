import * as z from 'zod/mini';

/** Names one attempt to write something, so that it can be repeated without being done twice. */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';

/** How long the server knows an attempt, in hours from its success on. */
export const IDEMPOTENCY_HOURS = 24;

/** The header's value: a UUID, which the caller makes. */
export const idempotencyKeySchema = z.uuid();
