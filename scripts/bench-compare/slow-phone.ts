import { SCREEN, SLOWDOWN } from '../bench-web/slow-phone';
import { Problem } from '../lib/problem';
import { startBrowser } from './devtools';
import type { TraceEvent } from './main-thread';

const DEVICE = { ...SCREEN, deviceScaleFactor: 1.75, mobile: true };
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'loading',
  'blink.user_timing',
];

type Call = <R extends object>(method: string, params?: object) => Promise<R>;

/** A page on a slow phone, in a browser that has never seen the site. */
export interface SlowPhone {
  /** Calls the DevTools protocol. @throws {Problem} when the browser refuses */
  call: Call;
  /**
   * Opens an address. What it resolves with resolves when all that the document asks for is there.
   *
   * @throws {Problem} when there is no answer
   */
  open: (url: string) => Promise<{ untilLoaded: Promise<void> }>;
  /** What Chromium traces while something is done. */
  trace: (work: () => Promise<void>) => Promise<TraceEvent[]>;
}

export async function onSlowPhone<T>(
  chromium: string,
  use: (phone: SlowPhone) => Promise<T>,
): Promise<T> {
  const browser = await startBrowser(chromium);
  try {
    const { targetId } = await browser.call<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
    });
    const { sessionId } = await browser.call<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    });
    const call: Call = (method, params) => browser.call(method, params, sessionId);
    const heard = (method: string) =>
      new Promise<void>((resolve) => browser.on(method, () => resolve()));
    await call('Emulation.setDeviceMetricsOverride', DEVICE);
    await call('Emulation.setTouchEmulationEnabled', { enabled: true });
    await call('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await call('Page.enable');

    return await use({
      call,
      open: async (url) => {
        const untilLoaded = heard('Page.loadEventFired');
        const { errorText } = await call<{ errorText?: string }>('Page.navigate', { url });
        if (errorText) throw new Problem(`${url}: ${errorText}`);
        return { untilLoaded };
      },
      trace: async (work) => {
        const events: TraceEvent[] = [];
        browser.on('Tracing.dataCollected', (params) => {
          events.push(...(params as { value: TraceEvent[] }).value);
        });
        const complete = heard('Tracing.tracingComplete');
        await browser.call('Tracing.start', { traceConfig: { includedCategories: CATEGORIES } });
        await work();
        await browser.call('Tracing.end');
        await complete;
        return events;
      },
    });
  } finally {
    await browser.stop();
  }
}
