import { PUBLIC_ORIGIN } from '@torque-tide/domain/public-origin';
import { parseArgs } from 'node:util';
import { markdownTable } from './lib/markdown-table';
import { main, Problem } from './lib/problem';
import { checkBefore, findingsAfter } from './release/check-release';
import { askSite } from './release/site-facts';

/**
 * Says whether what stands here may be deployed or, with `--site <address>`, whether what was deployed
 * there is as it should be, and with `--project <id>` beside it the project's database too.
 */
await main(async () => {
  const { values } = parseArgs({
    options: { site: { type: 'string' }, project: { type: 'string' } },
  });
  if (values.site === undefined) {
    const project = await checkBefore(values.project ? ['--project', values.project] : []);
    console.log(`Ready to be deployed to ${project}.`);
    return 0;
  }
  const rows = await askSite(originOf(values.site), PUBLIC_ORIGIN);
  const found = values.project ? await findingsAfter(values.project) : [];
  const cells = [
    ...rows.map(({ name, isRight, found: what }) => [isRight ? '✓' : '✗', name, what]),
    ...found.map(({ name, findings }) => ['✗', name, findings.join(' ')]),
  ];
  console.log(markdownTable(['', 'Fact', 'Found'], cells));
  return found.length === 0 && rows.every(({ isRight }) => isRight) ? 0 : 1;
});

function originOf(address: string): string {
  if (/^https?:/.test(address) && URL.canParse(address)) return new URL(address).origin;
  throw new Problem(`${address} is no address of a site: write it like https://www.example.com.`);
}
