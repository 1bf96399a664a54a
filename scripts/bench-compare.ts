import { setTimeout as delay } from 'node:timers/promises';
import { buildCheckout } from './bench-compare/checkout';
import { interactionsTable, loadingTable, type Sample } from './bench-compare/report';
import { type ServedSite, serveSite } from './bench-compare/served-site';
import { INTERACTIONS, measureInteraction } from './bench-web/interactions';
import { type Answer, type MainThread, readMainThread } from './bench-web/main-thread';
import { PAGES } from './bench-web/pages';
import { onSlowPhone } from './bench-web/slow-phone';
import { withSuite } from './emulators/suite';
import { build } from './lib/build';
import { findChromium } from './lib/chromium';
import { machine } from './lib/machine';
import { main, Problem } from './lib/problem';
import { root } from './lib/repository';

const ROUNDS = 5;

/**
 * Compares what the site of this folder and that of an earlier commit ask of a slow phone, in turn, so
 * that a slow moment of the machine meets both.
 */
await main(async () => {
  const [revision] = process.argv.slice(2);
  if (!revision) {
    throw new Problem('Which commit is to be compared? npm run bench:compare -- <commit>');
  }
  const chromium = findChromium();
  console.log(`Building ${revision} and this folder …`);
  const earlier = buildCheckout(revision);
  await build();
  const names = [earlier.commit.slice(0, 7), 'now'] as const;
  await withSuite({ name: 'bench-compare', only: 'firestore' }, async ({ environment }) => {
    const sites: ServedSite[] = [];
    try {
      for (const [index, folder] of [earlier.folder, root].entries()) {
        const project = `${environment.GCLOUD_PROJECT}-${index}`;
        sites.push(await serveSite(folder, { ...environment, GCLOUD_PROJECT: project }));
      }
      const builds = sites.map(({ url }, index) => ({ build: names[index] ?? '', url }));
      const loading: Sample<MainThread>[] = [];
      const answers: Sample<Answer>[] = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        console.log(`Round ${round} of ${ROUNDS} …`);
        for (const [name, path] of PAGES) {
          for (const { build, url } of builds) {
            const figures = await measureLoading(`${url}${path}`, chromium);
            loading.push({ build, name, figures });
          }
        }
        for (const interaction of INTERACTIONS) {
          for (const { build, url } of builds) {
            const figures = await measureInteraction(url, interaction, chromium);
            answers.push({ build, name: interaction.name, figures });
          }
        }
      }
      console.log(`\n${loadingTable(names, loading)}\n\n${interactionsTable(names, answers)}\n`);
      console.log(`${machine()}\n`);
    } finally {
      await Promise.all(sites.map((site) => site.stop()));
    }
  });
});

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
function measureLoading(url: string, chromium: string): Promise<MainThread> {
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
