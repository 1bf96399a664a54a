import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from '../lib/problem';
import { type MainThread, readMainThread, type TraceEvent } from './blocking';
import { startBrowser } from './devtools';

/** As Lighthouse slows a desktop's processor and network down to a phone's. */
const SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'loading',
  'blink.user_timing',
];
/** So long after the page has loaded nothing begins any more. */
const SETTLE_MS = 4_000;

/** Opens a page as a slow phone does for the first time, in a browser of its own. */
export async function recordPage(url: string, chromium: string): Promise<MainThread> {
  const browser = await startBrowser(chromium);
  try {
    const { targetId } = await browser.call<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
    });
    const { sessionId } = await browser.call<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    });
    const inPage = <R extends object>(method: string, params?: object) =>
      browser.call<R>(method, params, sessionId);
    await inPage('Emulation.setDeviceMetricsOverride', PHONE);
    await inPage('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await inPage('Network.enable');
    await inPage('Network.emulateNetworkConditions', NETWORK);
    await inPage('Page.enable');

    const events: TraceEvent[] = [];
    browser.on('Tracing.dataCollected', (params) => {
      events.push(...(params as { value: TraceEvent[] }).value);
    });
    await browser.call('Tracing.start', {
      traceConfig: { includedCategories: CATEGORIES },
    });
    const loaded = new Promise<void>((resolve) => {
      browser.on('Page.loadEventFired', () => resolve());
    });
    const { errorText } = await inPage<{ errorText?: string }>('Page.navigate', { url });
    if (errorText) throw new Problem(`${url}: ${errorText}`);
    await loaded;
    await delay(SETTLE_MS);
    const complete = new Promise<void>((resolve) => {
      browser.on('Tracing.tracingComplete', () => resolve());
    });
    await browser.call('Tracing.end');
    await complete;
    return readMainThread(events);
  } finally {
    await browser.stop();
  }
}
