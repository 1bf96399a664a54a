import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Problem } from '../lib/problem';
import { cacheFolder, readJson } from '../lib/repository';
import { AGENCY_FILE, knownWebApiKey, projectOf } from './files';
import { type Answers, QUESTIONS, reasonAgainst } from './questions';

/** Answers of an unfinished setup, offered again by the next one. */
export const KEPT_ANSWERS = join(cacheFolder, 'setup-answers.json');

/** @throws {Problem} without a keyboard */
export async function askAtKeyboard(): Promise<Answers> {
  if (!process.stdin.isTTY) {
    throw new Problem(
      'No keyboard to ask at. Give the answers as arguments: npm run setup -- --name "Kelvin North"',
    );
  }
  console.log('Enter keeps what is in brackets, - takes it away; Ctrl-C keeps your answers.\n');
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await ask((prompt) => reader.question(prompt));
  } finally {
    reader.close();
  }
}

/** Asks every question until its answer is valid, and keeps each answer at once. */
export async function ask(
  question: (prompt: string) => Promise<string>,
  kept = KEPT_ANSWERS,
): Promise<Answers> {
  const answers = existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as Answers) : {};
  const others = { project: projectOf(), webApiKey: knownWebApiKey() };
  const known = { ...readJson(AGENCY_FILE), ...others } as Record<string, string | string[]>;
  for (const [name, words] of Object.entries(QUESTIONS)) {
    const offered = answers[name] ?? [known[name] ?? []].flat().join(', ');
    const prompt = `${words}${offered ? ` [${offered}]` : ''}: `;
    let reason: string | undefined;
    do {
      const typed = (await question(reason ? `  ${reason}\n${prompt}` : prompt)).trim();
      if (typed === '') break;
      const text = typed === '-' ? '' : typed;
      reason = reasonAgainst(name, text);
      if (reason) continue;
      answers[name] = text;
      mkdirSync(dirname(kept), { recursive: true });
      writeFileSync(kept, JSON.stringify(answers));
    } while (reason);
  }
  return answers;
}
