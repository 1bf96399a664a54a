import { type CDPSession, launch, TargetType } from 'puppeteer-core';
import { findChromium, SANDBOX_FLAGS } from '../lib/chromium';
import { Problem } from '../lib/problem';
import type { TraceEvent } from './main-thread';

/** As Lighthouse slows a desktop processor down to a phone's. */
export const SLOWDOWN = 4;
export const DEVICE = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'loading',
  'blink.user_timing',
];

/** A page on a slow phone, in a browser that has never seen the site. */
export interface SlowPhone {
  /** Speaks the DevTools protocol with the page. */
  session: CDPSession;
  /**
   * Opens an address. What it resolves with resolves when all that the document asks for is there.
   *
   * @throws {Problem} when there is no answer
   */
  open: (url: string) => Promise<{ untilLoaded: Promise<void> }>;
  /** Opens an address, and waits for all of that. */
  load: (url: string) => Promise<void>;
  /** What Chromium traces while something is done. */
  trace: (work: () => Promise<void>) => Promise<TraceEvent[]>;
}

/**
 * Starts a browser with a slow phone's screen and processor. Tools that drive pages turn the protocol's
 * `Runtime` domain on, and so its debugger, which makes scripts slower to start: so the session is
 * used directly, and turns on only what is asked for.
 */
export async function onSlowPhone<T>(use: (phone: SlowPhone) => Promise<T>): Promise<T> {
  const browser = await launch({
    executablePath: findChromium(),
    pipe: true,
    args: ['--disable-gpu', '--disable-quic', ...SANDBOX_FLAGS],
  });
  try {
    const tracing = await browser.target().createCDPSession();
    const blank = await browser.waitForTarget((target) => target.type() === TargetType.PAGE);
    const session = await blank.createCDPSession();
    await session.send('Emulation.setDeviceMetricsOverride', DEVICE);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await session.send('Page.enable');

    const open: SlowPhone['open'] = async (url) => {
      const untilLoaded = new Promise<void>((resolve) =>
        session.once('Page.loadEventFired', () => resolve()),
      );
      const { errorText } = await session.send('Page.navigate', { url });
      if (errorText) throw new Problem(`${url}: ${errorText}`);
      return { untilLoaded };
    };
    return await use({
      session,
      open,
      load: async (url) => (await open(url)).untilLoaded,
      trace: async (work) => {
        const events: TraceEvent[] = [];
        tracing.on('Tracing.dataCollected', ({ value }) => {
          events.push(...(value as TraceEvent[]));
        });
        const complete = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve));
        await tracing.send('Tracing.start', { traceConfig: { includedCategories: CATEGORIES } });
        await work();
        await tracing.send('Tracing.end');
        await complete;
        return events;
      },
    });
  } finally {
    await browser.close();
  }
}
