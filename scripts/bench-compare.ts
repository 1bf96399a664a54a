import { parseArgs } from 'node:util';
import { buildCheckout } from './bench-compare/checkout';
import { PARTS } from './bench-compare/parts';
import { comparison, NOW, type Sample, sums } from './bench-compare/report';
import { serveSite } from './bench-compare/served-site';
import { withSuite } from './emulators/suite';
import { build } from './lib/build';
import { findChromium } from './lib/chromium';
import type { LocalServer } from './lib/local-server';
import { machine } from './lib/machine';
import { main, Problem } from './lib/problem';
import { root } from './lib/repository';

/**
 * Compares what the site of this folder and those of other commits ask of a slow phone, in turn, so
 * that a slow moment of the machine meets all of them.
 */
await main(async () => {
  const { positionals: revisions, values } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true, default: Object.keys(PARTS) },
      rounds: { type: 'string', default: '5' },
    },
  });
  if (revisions.length === 0) {
    throw new Problem('Which commit is to be compared? npm run bench:compare -- <commit>');
  }
  const parts = values.only.map((name) => {
    const part = PARTS[name];
    if (!part)
      throw new Problem(`There is no part ${name}, only ${Object.keys(PARTS).join(', ')}.`);
    return { part, samples: [] as Sample[] };
  });
  const rounds = Number(values.rounds);
  // Of an odd number the median is one of the values.
  if (rounds % 2 !== 1) throw new Problem('How many rounds? An odd number.');
  // Before the builds, which take a while.
  findChromium();
  const builds = revisions.map((name) => {
    console.log(`Building ${name} …`);
    return { name, folder: buildCheckout(name) };
  });
  console.log('Building this folder …');
  await build();
  builds.push({ name: NOW, folder: root });
  await withSuite({ name: 'bench-compare', only: 'firestore' }, async ({ environment }) => {
    const sites: ({ build: string } & LocalServer)[] = [];
    try {
      for (const [index, { name, folder }] of builds.entries()) {
        const project = `${environment.GCLOUD_PROJECT}-${index}`;
        const site = await serveSite(folder, { ...environment, GCLOUD_PROJECT: project });
        sites.push({ build: name, ...site });
      }
      for (let round = 1; round <= rounds; round += 1) {
        console.log(`Round ${round} of ${rounds} …`);
        for (const { part, samples } of parts) {
          for (const measure of part.steps) {
            for (const { build, url } of sites) {
              const measured = await measure(url);
              samples.push(...measured.map(({ name, figures }) => ({ build, name, figures })));
            }
          }
        }
      }
      for (const { part, samples } of parts) {
        for (const revision of revisions) console.log(`\n${comparison(part, revision, samples)}`);
        if (revisions.length > 1) console.log(`\n${sums(part, revisions, samples)}`);
      }
      console.log(`\n${machine()}\n`);
    } finally {
      await Promise.all(sites.map((site) => site.stop()));
    }
  });
});
