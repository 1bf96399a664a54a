import { setTimeout as delay } from 'node:timers/promises';
import { type MainThread, readMainThread } from './main-thread';
import { onSlowPhone } from './slow-phone';

/** As Lighthouse slows a network down to a phone's. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};
/** So long after the page has loaded nothing begins any more. */
const SETTLE_MS = 4_000;

/** What a page asks of a slow phone's main thread when it is opened for the first time. */
export function measureLoading(url: string, chromium: string): Promise<MainThread> {
  return onSlowPhone(chromium, async ({ call, open, trace }) => {
    await call('Network.enable');
    await call('Network.emulateNetworkConditions', NETWORK);
    const events = await trace(async () => {
      const { untilLoaded } = await open(url);
      await untilLoaded;
      await delay(SETTLE_MS);
    });
    return readMainThread(events);
  });
}
