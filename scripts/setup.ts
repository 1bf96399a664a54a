import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { listed, main, Problem } from './lib/problem';
import { run } from './lib/processes';
import { readJson, root } from './lib/repository';
import { writeJson } from './lib/write-json';
import { findingsHere } from './release/findings';
import { askAtKeyboard, KEPT_ANSWERS } from './setup/ask';
import { AGENCY_FILE, projectOf, writeProject, writeWebApiKey } from './setup/files';
import { readMark } from './setup/mark';
import { type Answers, QUESTIONS, reasonAgainst, valueOf } from './setup/questions';

const NEXT = 'npm run check:release, npm run deploy, and the first account: docs/deployment.md';

/**
 * Makes the site an agency's own: asks for its facts or takes them as arguments (`--name "Kelvin
 * North"`), stores them, paints icons and social pictures, creates the first account, and prints
 * the remaining steps. A second run changes only different answers.
 */
await main(async () => {
  const names = [...Object.keys(QUESTIONS), 'account'];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const given: Answers = parseArgs({ options }).values;
  const isAsked = Object.keys(given).length === 0;
  const { account, ...answers } = isAsked ? await askAtKeyboard() : given;
  await write(answers);
  if (isAsked) rmSync(KEPT_ANSWERS, { force: true });
  console.log(`\nLeft:\n${listed([...findingsHere(projectOf()), NEXT], '-')}\n`);
  if (!account) return 0;
  const where = answers.project ? ['--project', answers.project] : [];
  return run('npx', ['tsx', 'scripts/admin.ts', 'create', account, ...where], { cwd: root });
});

/** @throws {Problem} for an invalid answer, or if the pictures can't be painted */
async function write(answers: Answers): Promise<void> {
  for (const [name, text = ''] of Object.entries(answers)) {
    const reason = reasonAgainst(name, text);
    if (reason) throw new Problem(`Nothing was changed. ${name}: ${reason}`);
  }
  const { mark, project, webApiKey, ...facts } = answers;
  const told = Object.entries(facts).map(([name, text = '']) => [name, valueOf(name, text)]);
  await writeJson(AGENCY_FILE, { ...readJson(AGENCY_FILE), ...Object.fromEntries(told) });
  if (project) await writeProject(project);
  if (webApiKey !== undefined) writeWebApiKey(webApiKey);
  if (!mark) return;
  await writeJson('web/src/shared/ui/brand/mark.json', readMark(mark));
  if ((await run('npx', ['tsx', 'scripts/icons.ts'], { cwd: root })) !== 0) {
    throw new Problem('Could not paint the pictures: fix the problem above and try again.');
  }
}
