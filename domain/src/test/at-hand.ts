import type { AtHand } from '@torque-tide/contract/site-renderer';

/** Returns a read that always succeeds, for sites made by tests. */
export const atHand =
  <T>(value: T, isStandIn = false) =>
  (): Promise<AtHand<T>> =>
    Promise.resolve({ value, isStandIn });
