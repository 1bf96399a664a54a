import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

// Imported late without this file, the bundled CommonJS libraries would lack their named exports.
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Returns how many guesses a password takes, as a power of ten; `words` are tried first. */
export function guessesLog10Of(password: string, words: string[]): number {
  return estimator.check(password, words).guessesLog10;
}
