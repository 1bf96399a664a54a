import { createInterface } from 'node:readline/promises';
import { Problem } from '../lib/problem';
import { type Answers, QUESTIONS } from './questions';
import { agencyFile, knownProject, knownWebApiKey } from './written';

/** What is asked beside who the agency is. */
export const OTHER_QUESTIONS: readonly { name: string; question: string }[] = [
  { name: 'mark', question: 'File of another mark, an SVG of one colour (nothing keeps this one)' },
  { name: 'project', question: 'Firebase project' },
  { name: 'webApiKey', question: 'Key of the project’s web app, for a live admin area' },
  { name: 'account', question: 'Name of the first account (nothing leaves it for later)' },
];

/**
 * Asks at the keyboard; an empty answer leaves what is known, and a single '-' takes it away.
 *
 * @throws {Problem} where there is nobody to ask
 */
export async function ask(): Promise<Answers> {
  if (!process.stdin.isTTY) {
    throw new Problem(
      'There is no keyboard to ask at: give the answers as arguments, like npm run setup -- --name "Kelvin North".',
    );
  }
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  const known = { ...agencyFile.read(), project: knownProject(), webApiKey: knownWebApiKey() };
  const answers: Answers = {};
  try {
    for (const { name, question } of [...QUESTIONS, ...OTHER_QUESTIONS]) {
      const now = [(known as Record<string, string | string[]>)[name] ?? ''].flat().join(', ');
      const typed = (await reader.question(`${question}${now ? ` [${now}]` : ''}: `)).trim();
      if (typed !== '') answers[name] = typed === '-' ? '' : typed;
    }
  } finally {
    reader.close();
  }
  return answers;
}
