import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { main } from './lib/problem';
import { root } from './lib/repository';
import { answer, type Answers, QUESTIONS } from './setup/questions';

const AGENCY = join(root, 'domain/src/agency.json');
const ALIASES = join(root, '.firebaserc');

/**
 * Makes the site an agency's own: asks who it is, or takes it as arguments (`--name "Kelvin North"`),
 * writes it down, draws icons and preview pictures, and says what is left. Called again it changes only
 * what is answered differently.
 */
await main(async () => {
  const { values } = parseArgs({
    options: Object.fromEntries(
      [...QUESTIONS, { name: 'project' }].map(({ name }) => [name, { type: 'string' as const }]),
    ),
  });
  const known = JSON.parse(readFileSync(AGENCY, 'utf8')) as object;
  const aliases = JSON.parse(readFileSync(ALIASES, 'utf8')) as { projects: Record<string, string> };
  const given = Object.keys(values).length > 0 ? values : await ask(known, aliases.projects);
  const { project, ...answers } = given as Answers;

  await write(AGENCY, answer(known, answers));
  const chosen = project || aliases.projects['production'];
  if (chosen) await write(ALIASES, { projects: { ...aliases.projects, production: chosen } });
  for (const script of ['icons', 'social-images']) {
    execFileSync('npx', ['tsx', `scripts/${script}.ts`], { cwd: root, stdio: 'inherit' });
  }
  console.log(`
Done: domain/src/agency.json, icons and preview pictures${chosen ? `, ${chosen} as the alias "production"` : ''}.

Left:
  1. The mark: web/src/shared/ui/brand/mark.ts; then this command again.
  2. The claims that are the demo's: domain/src/claims.ts.
  3. npm run check:release says what would stop a release.
  4. npm run deploy, and npm run admin -- create <name> --project ${chosen ?? '<project>'}
`);
});

/** Asks at the keyboard; an empty answer leaves what is known, and a single '-' takes it away. */
async function ask(known: object, projects: Record<string, string>): Promise<Answers> {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Answers = {};
  try {
    const all = [...QUESTIONS, { name: 'project', question: 'Firebase project' }];
    for (const { name, question } of all) {
      const now = [{ ...known, project: projects['production'] }[name] ?? ''].flat().join(', ');
      const typed = (await reader.question(`${question}${now ? ` [${now}]` : ''}: `)).trim();
      if (typed !== '') answers[name] = typed === '-' ? '' : typed;
    }
  } finally {
    reader.close();
  }
  return answers;
}

async function write(file: string, content: object): Promise<void> {
  const options = await resolveConfig(file);
  writeFileSync(file, await format(JSON.stringify(content), { ...options, parser: 'json' }));
}
