import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { accountsIn } from './lib/accounts';
import { withDatabase } from './lib/database';
import { main, Problem } from './lib/problem';
import { readPassword } from './lib/read-password';
import { root } from './lib/repository';
import { findingsHere, listed } from './release/check-release';
import { ask, forgetAnswers } from './setup/ask';
import { readMark } from './setup/mark';
import { answer, OTHER_QUESTIONS, QUESTIONS, reasonAgainst } from './setup/questions';
import {
  agencyFile,
  arePicturesOutdated,
  markFile,
  writeProject,
  writeWebApiKey,
} from './setup/written';

/**
 * Makes the site an agency's own: asks who it is, or takes it as arguments (`--name "Kelvin North"`),
 * writes it down, paints icons and preview pictures, makes the first account, and says what it did and
 * what is left. Called again it changes only what is answered differently.
 */
await main(async () => {
  const { values } = parseArgs({
    options: Object.fromEntries(
      [...QUESTIONS, ...OTHER_QUESTIONS, { name: 'account' }].map(({ name }) => [
        name,
        { type: 'string' as const },
      ]),
    ),
  });
  const isAsked = Object.keys(values).length === 0;
  const given = isAsked ? await ask() : values;
  const { project, webApiKey, account, mark, ...answers } = given;
  const done: string[] = [];

  const wrong = reasonAgainst('project', project ?? '');
  if (wrong) throw new Problem(`Nothing was changed: ${wrong}`);
  const [agencyBefore, markBefore] = [agencyFile.read(), markFile.read()];
  const agency = answer(agencyBefore, answers as Record<string, string>);
  const isMarkNew = mark ? await markFile.write(readMark(mark)) : false;
  const isRenamed = await agencyFile.write(agency);
  const isPainted = await paint(async () => {
    await agencyFile.write(agencyBefore);
    await markFile.write(markBefore);
  });
  if (isRenamed) done.push('who the agency is: domain/src/agency.json');
  if (isMarkNew) done.push('the mark: web/src/shared/ui/brand/mark.json');
  if (isPainted) done.push('icons and preview pictures: scripts/icons.ts');
  if (await writeProject(project)) done.push(`the project ${project}, as the alias "production"`);
  if (writeWebApiKey(webApiKey)) done.push('the key of the web app: functions/.env');
  if (isAsked) forgetAnswers();

  const left = [
    ...(isMarkNew
      ? []
      : ['The mark, if another is wanted: npm run setup -- --mark <an SVG of one colour>']),
    ...findingsHere(),
    'npm run check:release, then npm run deploy: docs/deployment.md',
  ];
  if (!account) {
    left.push(
      'The first account, once the database is there: npm run setup -- --account <name> --project <id>',
    );
  }
  console.log(`\nDone:\n${listed(done.length > 0 ? done : ['nothing: all was as answered'], '-')}`);
  console.log(`\nLeft:\n${listed(left, '-')}\n`);
  if (account) console.log(await createFirstAccount(account, project));
});

/** Makes the account that makes everything else, where there is none yet; says what it did. */
async function createFirstAccount(name: string, project: string | undefined): Promise<string> {
  return withDatabase({ project }, async (firestore, where) => {
    const accounts = accountsIn(firestore);
    const known = await accounts.list();
    if (known.length > 0) {
      return `No account was made: ${where} has ${known.map(({ username }) => username).join(', ')}.`;
    }
    await accounts.create(name, await readPassword(`Password for ${name} in ${where}: `));
    return `Made the account ${name} in ${where}.`;
  });
}

/**
 * Paints the pictures that show another mark than the present one; tells whether it did.
 *
 * @param takeBack undoes what was written
 * @throws {Problem} when they cannot be painted
 */
async function paint(takeBack: () => Promise<void>): Promise<boolean> {
  if (!arePicturesOutdated()) return false;
  try {
    execFileSync('npx', ['tsx', 'scripts/icons.ts'], { cwd: root, stdio: 'inherit' });
    return true;
  } catch {
    await takeBack();
    throw new Problem(
      'The pictures could not be painted, so nothing was changed: mend what is said above, and call this again.',
    );
  }
}
