import { brand } from '@torque-tide/domain/brand';
import { parseArgs } from 'node:util';
import { markdownTable } from './lib/markdown-table';
import { main } from './lib/problem';
import { checkBefore } from './release/check-release';
import { askSite } from './release/site-facts';

/**
 * Says whether what stands here may be deployed or, with `--site <address>`, whether what was deployed
 * there is as it should be.
 */
await main(async () => {
  const { values } = parseArgs({
    options: { site: { type: 'string' }, project: { type: 'string' } },
  });
  if (values.site === undefined) {
    const project = checkBefore(values.project ? ['--project', values.project] : []);
    console.log(`Ready to be deployed to ${project}.`);
    return 0;
  }
  const rows = await askSite(new URL(values.site).origin, brand.siteUrl);
  const cells = rows.map(({ name, isRight, found }) => [isRight ? '✓' : '✗', name, found]);
  console.log(markdownTable(['', 'Fact', 'Found'], cells));
  return rows.every(({ isRight }) => isRight) ? 0 : 1;
});
