import { expect, test } from 'vitest';
import { ask } from './ask';

/** Answers the questions that start with these words, one answer per attempt; others stay empty. */
function answering(answers: Readonly<Record<string, readonly string[]>>, prompts: string[] = []) {
  const left = new Map(Object.entries(answers).map(([words, tries]) => [words, [...tries]]));
  return async (prompt: string): Promise<string> => {
    prompts.push(prompt);
    const words = [...left.keys()].find((each) => prompt.split('\n').at(-1)?.startsWith(each));
    return (words !== undefined && left.get(words)?.shift()) || '';
  };
}

test('asks again after an invalid answer, with the reason', async () => {
  const prompts: string[] = [];
  const typed = { 'Address of the site': ['kelvin-north', 'https://www.kelvin-north.com'] };
  const answers = await ask(answering(typed, prompts));
  expect(answers).toEqual({ siteUrl: 'https://www.kelvin-north.com' });
  expect(prompts.filter((prompt) => prompt.includes('Address of the site'))).toHaveLength(2);
  expect(prompts.filter((prompt) => prompt.includes('Must be an address'))).toHaveLength(1);
});

test("asks again for a mark that can't be read", async () => {
  const prompts: string[] = [];
  await ask(answering({ 'File of another mark': ['no-such-file.svg', '-'] }, prompts));
  expect(prompts.join('\n')).toContain("no such file or directory, open 'no-such-file.svg'");
});

test('keeps a fact when the answer is empty', async () => {
  expect(await ask(answering({}))).toEqual({});
});

test('never asks for a password', async () => {
  const prompts: string[] = [];
  await ask(answering({}, prompts));
  expect(prompts.join('\n')).not.toMatch(/password|account/i);
});
