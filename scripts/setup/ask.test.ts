import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask } from './ask';

let folder: string;
let kept: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'setup-'));
  kept = join(folder, 'cache/answers.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

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
  const answers = await ask(answering(typed, prompts), kept);
  expect(answers).toEqual({ siteUrl: 'https://www.kelvin-north.com' });
  expect(prompts.filter((prompt) => prompt.includes('Address of the site'))).toHaveLength(2);
  expect(prompts.filter((prompt) => prompt.includes('Must be an address'))).toHaveLength(1);
});

test('keeps a fact when the answer is empty, and never asks for a password', async () => {
  const prompts: string[] = [];
  expect(await ask(answering({}, prompts), kept)).toEqual({});
  expect(prompts.join('\n')).not.toMatch(/password|account/i);
  expect(existsSync(kept)).toBe(false);
});

test('keeps answers through an interruption and offers them again', async () => {
  const interrupted = async (prompt: string): Promise<string> => {
    if (prompt.startsWith('Tagline')) throw new Error('Ctrl-C');
    return 'Kelvin North';
  };
  await expect(ask(interrupted, kept)).rejects.toThrow('Ctrl-C');
  expect(JSON.parse(readFileSync(kept, 'utf8'))).toEqual({ name: 'Kelvin North' });
  const prompts: string[] = [];
  expect(await ask(answering({}, prompts), kept)).toEqual({ name: 'Kelvin North' });
  expect(prompts[0]).toBe('Name of the agency [Kelvin North]: ');
});
