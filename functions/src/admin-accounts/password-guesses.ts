import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** How many guesses a password takes, as a power of ten; `words` are what its guesser tries first. */
export function guessesLog10Of(password: string, words: string[]): number {
  return estimator.check(password, words).guessesLog10;
}
