import { INTERACTIONS, measureInteraction } from './bench-web/interactions';
import type { Answer, MainThread } from './bench-web/main-thread';
import { PAGES } from './bench-web/pages';
import { buildCheckout } from './bench-compare/checkout';
import { measureLoading } from './bench-compare/loading';
import { interactionsTable, loadingTable, type Sample } from './bench-compare/report';
import { type ServedSite, serveSite } from './bench-compare/served-site';
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
