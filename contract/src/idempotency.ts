/** A UUID for one attempt to write, so that repeating it is safe. */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';

/** How long the server remembers a successful attempt, in hours. */
export const IDEMPOTENCY_HOURS = 24;
