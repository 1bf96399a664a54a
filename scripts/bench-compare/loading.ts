import { setTimeout as delay } from 'node:timers/promises';
import { type MainThread, readMainThread } from '../bench-web/main-thread';
import { onSlowPhone } from '../bench-web/slow-phone';

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
  return onSlowPhone(chromium, async ({ session, open, trace }) => {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    const events = await trace(async () => {
      await (
        await open(url)
      ).untilLoaded;
      await delay(SETTLE_MS);
    });
    return readMainThread(events);
  });
}
