import type { Settings } from '@torque-tide/contract/settings';
import type { SettingsAtHand } from '@torque-tide/contract/site-renderer';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import type { Clock } from '../lib/clock';
import { withDeadline } from '../lib/deadline';

/** A page waits so long for the settings, of the time that it has in all. */
const SETTINGS_WAIT_MS = 3_000;
/** Once they could not be read, no page waits for longer than a memory takes, for a while. */
const SETTINGS_RETRY_MS = 5_000;
const FROM_MEMORY_MS = 100;

/**
 * No page is without settings: where they cannot be read, those stand in that were known last, and in an
 * instance that never knew any those that hold at first.
 */
export function createSettingsAtHand(
  read: () => Promise<Settings>,
  clock: Clock,
): () => Promise<SettingsAtHand> {
  let known = FIRST_SETTINGS;
  let failedAt = Number.NEGATIVE_INFINITY;
  const now = () => clock.now().getTime();
  return async () => {
    const wait = now() - failedAt < SETTINGS_RETRY_MS ? FROM_MEMORY_MS : SETTINGS_WAIT_MS;
    try {
      known = await withDeadline(wait, read);
      failedAt = Number.NEGATIVE_INFINITY;
      return { value: known, isStandIn: false };
    } catch {
      if (wait === SETTINGS_WAIT_MS) failedAt = now();
      return { value: known, isStandIn: true };
    }
  };
}
