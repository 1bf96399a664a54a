import { PUBLIC_ORIGIN } from '@torque-tide/domain/public-origin';
import { parseArgs } from 'node:util';
import { main, Problem } from './lib/problem';
import { checkBefore, findingsAfter, listed } from './release/check-release';
import { askSite } from './release/site-facts';
import { confirm } from './release/statements';

/**
 * Says whether this may be deployed or, with `--site <address>`, whether a deployed site is as it should be.
 * A database is looked at with `--project <id>`. `--confirm <name>` writes down that a claim or a legal text
 * has been read by somebody responsible.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      site: { type: 'string' },
      project: { type: 'string' },
      confirm: { type: 'string', multiple: true },
    },
  });
  const { site, project } = values;
  if (values.confirm) {
    console.log(`Confirmed:\n${listed(await confirm(values.confirm), '✓')}`);
    return 0;
  }
  if (site === undefined) {
    const ready = `Ready to be deployed to ${await checkBefore(project)}.`;
    console.log(project ? ready : `${ready} To look at its database too, add --project <id>.`);
    return 0;
  }
  const facts = await askSite(originOf(site), PUBLIC_ORIGIN);
  const findings = project ? await findingsAfter(project) : [];
  for (const { name, isRight, found } of facts) {
    console.log(listed([isRight ? name : `${name}\n${found}`], isRight ? '✓' : '✗'));
  }
  if (findings.length > 0) console.log(listed(findings, '✗'));
  return findings.length === 0 && facts.every(({ isRight }) => isRight) ? 0 : 1;
});

function originOf(address: string): string {
  if (/^https?:/.test(address) && URL.canParse(address)) return new URL(address).origin;
  throw new Problem(`${address} is no address of a site: write it like https://www.example.com.`);
}
