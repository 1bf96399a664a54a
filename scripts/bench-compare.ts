import { chromium } from '@playwright/test';
import { measureInteractions } from './bench-web/interactions';
import { PAGES } from './bench-web/pages';
import { buildCheckout } from './bench-compare/checkout';
import type { MainThread } from './bench-compare/blocking';
import { recordPage } from './bench-compare/record';
import { interactionsTable, loadingTable, type Sample } from './bench-compare/report';
import { type ServedSite, serveSite } from './bench-compare/served-site';
import { writeConfigFor } from './emulators/firebase-config';
import { freePorts } from './emulators/ports';
import { startSuite } from './emulators/suite';
import { build } from './lib/build';
import { findChromium } from './lib/chromium';
import { machine } from './lib/machine';
import { main, Problem } from './lib/problem';
import { root } from './lib/repository';

const PROJECT = 'demo-torque-tide-bench-compare';
const ROUNDS = 3;

/**
 * Compares what the site of this folder and that of an earlier commit ask of a slow phone, in turn, so
 * that a slow moment of the machine meets both. Medians of three rounds.
 */
await main(async () => {
  const [revision] = process.argv.slice(2);
  if (!revision)
    throw new Problem('Which commit is to be compared? npm run bench:compare -- <commit>');
  const executablePath = findChromium();
  console.log(`Building ${revision} and this folder …`);
  const earlier = buildCheckout(revision);
  build();
  const ports = await freePorts();
  const suite = await startSuite({
    name: 'bench-compare',
    projectId: PROJECT,
    ports,
    config: writeConfigFor('bench-compare', ports),
    only: 'firestore',
  });
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  const sites: ServedSite[] = [];
  try {
    const builds = [
      { name: earlier.commit.slice(0, 7), folder: earlier.folder },
      { name: 'now', folder: root },
    ] as const;
    const served = [];
    for (const { name, folder } of builds) {
      const GCLOUD_PROJECT = `${PROJECT}-${name}`;
      const site = await serveSite(folder, { ...suite.environment, GCLOUD_PROJECT });
      sites.push(site);
      served.push({ build: name, url: site.url });
    }
    const loading: Sample<MainThread>[] = [];
    const interactions: Sample<number>[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      console.log(`Round ${round} of ${ROUNDS} …`);
      for (const [name, path] of PAGES) {
        for (const { build, url } of served) {
          const figures = await recordPage(`${url}${path}`, executablePath);
          loading.push({ build, name, figures });
        }
      }
      for (const { build, url } of served) {
        for (const { name, milliseconds } of await measureInteractions(url, browser)) {
          interactions.push({ build, name, figures: milliseconds });
        }
      }
    }
    const names = [builds[0].name, builds[1].name] as const;
    console.log(`\n${loadingTable(names, loading)}\n`);
    console.log(`${interactionsTable(names, interactions)}\n\n${machine()}\n`);
  } finally {
    await Promise.all([browser.close(), ...sites.map((site) => site.stop())]);
    await suite.stop();
  }
});
