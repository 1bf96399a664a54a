import { PUBLIC_ORIGIN } from '@torque-tide/domain/public-origin';
import { parseArgs } from 'node:util';
import { writeJson } from './lib/write-json';
import { listed, main, Problem } from './lib/problem';
import { aboutDatabase, aboutTimesToLive } from './release/database';
import { assertReady } from './release/findings';
import { askSite } from './release/site-facts';
import { confirm, CONFIRMED_FILE } from './release/statements';

/**
 * Lists the obstacles to a release or, with `--site <address>`, checks a deployed site. `--project
 * <id>` includes its database. `--confirm <name>` records that somebody responsible has read a
 * claim or a legal text.
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
    await writeJson(CONFIRMED_FILE, confirm(values.confirm));
    return 0;
  }
  if (site === undefined) {
    console.log(`Ready to be deployed to ${await assertReady(project, project !== undefined)}.`);
    if (!project) console.log('To look at its database too, add --project <id>.');
    return 0;
  }
  if (!/^https?:/.test(site) || !URL.canParse(site)) {
    throw new Problem(
      `${site} is not the address of a site. Write it like https://www.example.com.`,
    );
  }
  const facts = await askSite(new URL(site).origin, PUBLIC_ORIGIN);
  for (const { name, isRight, found } of facts) {
    console.log(isRight ? listed([name], '✓') : listed([`${name}\n${found}`], '✗'));
  }
  const findings = project ? [...(await aboutDatabase(project)), ...aboutTimesToLive(project)] : [];
  if (findings.length > 0) console.log(listed(findings, '✗'));
  return findings.length === 0 && facts.every(({ isRight }) => isRight) ? 0 : 1;
});
