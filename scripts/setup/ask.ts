import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Problem } from '../lib/problem';
import { cacheFolder } from '../lib/repository';
import { readMark } from './mark';
import { type Answers, OTHER_QUESTIONS, QUESTIONS, reasonAgainst } from './questions';
import { agencyFile, knownProject, knownWebApiKey } from './written';

/** Answers of a setup that has not ended well, which the next one offers again. */
const KEPT = join(cacheFolder, 'setup-answers.json');

/**
 * Asks at the keyboard, and keeps each answer at once.
 *
 * @throws {Problem} where nobody can answer
 */
export async function ask(): Promise<Answers> {
  if (!process.stdin.isTTY) {
    throw new Problem(
      'There is no keyboard to ask at: give the answers as arguments, like npm run setup -- --name "Kelvin North".',
    );
  }
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await askEach((prompt) => reader.question(prompt));
  } catch (error) {
    console.log('\nYour answers are kept: the next "npm run setup" offers them.');
    throw error;
  } finally {
    reader.close();
  }
}

/**
 * Asks every question until its answer can be taken. An empty answer keeps the one that is offered, and a
 * single '-' takes the fact away.
 */
export async function askEach(
  question: (prompt: string) => Promise<string>,
  kept = KEPT,
): Promise<Answers> {
  const answers = existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as Answers) : {};
  const known: Readonly<Record<string, string | string[] | undefined>> = {
    ...agencyFile.read(),
    project: knownProject(),
    webApiKey: knownWebApiKey(),
  };
  for (const { name, question: words } of [...QUESTIONS, ...OTHER_QUESTIONS]) {
    const offered = answers[name] ?? [known[name] ?? ''].flat().join(', ');
    let reason: string | undefined;
    do {
      const prompt = `${reason ? `  ${reason}\n` : ''}${words}${offered ? ` [${offered}]` : ''}: `;
      const typed = (await question(prompt)).trim();
      const text = typed === '-' ? '' : typed || answers[name];
      reason = text === undefined ? undefined : reasonOf(name, text);
      if (text === undefined || reason) continue;
      answers[name] = text;
      mkdirSync(dirname(kept), { recursive: true });
      writeFileSync(kept, JSON.stringify(answers));
    } while (reason);
  }
  return answers;
}

function reasonOf(name: string, text: string): string | undefined {
  if (name !== 'mark' || text === '') return reasonAgainst(name, text);
  try {
    readMark(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.message;
  }
}

export function forgetAnswers(): void {
  rmSync(KEPT, { force: true });
}
