import type { AtHand } from '@torque-tide/contract/site-renderer';

/** A read of what a page is not without, for a site whose content a test makes. */
export const atHand =
  <T>(value: T, isStandIn = false) =>
  (): Promise<AtHand<T>> =>
    Promise.resolve({ value, isStandIn });
