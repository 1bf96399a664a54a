import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { main, Problem } from './lib/problem';
import { readPassword } from './lib/read-password';
import { root } from './lib/repository';
import { findingsHere } from './release/check-release';
import { ask, OTHER_QUESTIONS } from './setup/ask';
import { createFirstAccount } from './setup/first-account';
import { readMark } from './setup/mark';
import { answer, checkProject, QUESTIONS } from './setup/questions';
import {
  agencyFile,
  knownProject,
  knownWebApiKey,
  markFile,
  outdatedPictures,
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
      [...QUESTIONS, ...OTHER_QUESTIONS].map(({ name }) => [name, { type: 'string' as const }]),
    ),
  });
  const isAsked = Object.keys(values).length === 0;
  const { project, webApiKey, account, mark, ...answers } = isAsked ? await ask() : values;
  const done: string[] = [];
  const left: string[] = [];
  let isWhole = true;

  checkProject(project);
  const [agencyBefore, markBefore] = [agencyFile.read(), markFile.read()];
  const agency = answer(agencyBefore, answers as Record<string, string>);
  const isMarkNew = mark ? await markFile.write(readMark(mark)) : false;
  const isRenamed = await agencyFile.write(agency);
  const painted = await paint(async () => {
    await agencyFile.write(agencyBefore);
    await markFile.write(markBefore);
  });
  if (isRenamed) done.push('who the agency is: domain/src/agency.json');
  if (isMarkNew) done.push('the mark: web/src/shared/ui/brand/mark.json');
  done.push(...painted);
  if (await writeProject(project)) done.push(`the project ${project}, as the alias "production"`);
  if (writeWebApiKey(webApiKey)) done.push('the key of the web app: functions/.env');

  if (account) {
    try {
      const password = await readPassword(`Password for ${account}: `);
      done.push(await createFirstAccount(account, password, knownProject()));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      left.push(`The account ${account}: ${error.message}`);
      isWhole = false;
    }
  } else {
    left.push('The first account, once the database is there: npm run setup -- --account <name>');
  }
  if (knownWebApiKey() === undefined) {
    left.push('A live admin area, or none: npm run setup -- --webApiKey=<key, or nothing>');
  }
  left.push(
    ...(isMarkNew
      ? []
      : ['The mark, if another is wanted: npm run setup -- --mark <an SVG of one colour>']),
    ...findingsHere([]).flatMap(({ findings }) => findings),
    'npm run check:release, then npm run deploy: docs/deployment.md',
  );
  console.log(`\n${list('Done', done, 'nothing: all was as answered')}\n\n${list('Left', left)}\n`);
  return isWhole ? 0 : 1;
});

/**
 * Paints the pictures that show a mark that is no more, and names them. Without them the agency stays as it
 * was, and so does its mark.
 *
 * @param takeBack makes what was written undone
 * @throws {Problem} when they cannot be painted
 */
async function paint(takeBack: () => Promise<void>): Promise<string[]> {
  const scripts = outdatedPictures();
  try {
    for (const script of scripts) {
      execFileSync('npx', ['tsx', `scripts/${script}.ts`], { cwd: root, stdio: 'inherit' });
    }
  } catch {
    await takeBack();
    throw new Problem(
      'The pictures could not be made, so that nothing was changed: mend what is said above, and call this again.',
    );
  }
  return scripts.map((script) => `pictures: scripts/${script}.ts`);
}

function list(title: string, lines: readonly string[], otherwise = 'nothing'): string {
  const all = lines.length > 0 ? lines : [otherwise];
  return [`${title}:`, ...all.map((line) => `  - ${line}`)].join('\n');
}
