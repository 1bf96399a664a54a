import { setTimeout as delay } from 'node:timers/promises';
import { INTERACTIONS, measureInteraction } from '../bench-web/interactions';
import { type MainThread, readMainThread } from '../bench-web/main-thread';
import { PAGES } from '../bench-web/pages';
import { onSlowPhone } from '../bench-web/slow-phone';
import { followWay, SLOWDOWNS, WAYS } from '../bench-web/ways';
import type { Measurement, Part } from './report';

/** As Lighthouse slows a network down to a phone's. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};
/** So long after the page has loaded nothing begins any more. */
const SETTLE_MS = 4_000;

/** A part of a visit, and what measures it of one site: one step after the other. */
interface MeasuredPart extends Part {
  steps: readonly ((url: string) => Promise<Measurement[]>)[];
}

/** The parts of a visit that are compared, by the names that `--only` takes. */
export const PARTS: Readonly<Record<string, MeasuredPart>> = {
  loading: {
    title: 'loading, ms',
    each: 'blocking',
    totals: {
      blocking: 'blocking after the first paint',
      blockingOfAll: 'blocking of all tasks',
      firstPaint: 'first paint',
      busy: 'main thread, all tasks',
    },
    steps: PAGES.map(([name, path]) => async (url) => [
      { name, figures: { ...(await measureLoading(`${url}${path}`)) } },
    ]),
  },
  interactions: {
    title: 'interactions, ms',
    each: 'busy',
    totals: { busy: 'main thread', untilPaint: 'to the next paint' },
    steps: INTERACTIONS.map((interaction) => async (url) => [
      {
        name: interaction.name,
        figures: { ...(await measureInteraction(url, interaction)) },
      },
    ]),
  },
  ways: {
    title: 'ways, ms',
    each: 'untilReadable',
    totals: { untilReadable: 'until the next page is readable' },
    steps: WAYS.map((way) => async (url) => {
      const told = await followWay(way, url, SLOWDOWNS[0]);
      return way.steps.map(({ name }, index) => ({
        name,
        figures: { untilReadable: told[index] ?? Number.NaN },
      }));
    }),
  },
};

/** What a page asks of a slow phone's main thread when it is opened for the first time. */
function measureLoading(url: string): Promise<MainThread> {
  return onSlowPhone(async ({ session, load, trace }) => {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    const events = await trace(async () => {
      await load(url);
      await delay(SETTLE_MS);
    });
    return readMainThread(events);
  });
}
