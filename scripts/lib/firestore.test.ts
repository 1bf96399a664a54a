import { expect, test } from 'vitest';
import { AppError } from '../../functions/src/lib/app-error';
import { explained } from './firestore';
import { Problem } from './problem';

const failure = (code: number, message: string) => Object.assign(new Error(message), { code });

test.each([
  [
    failure(14, '14 UNAVAILABLE: Name resolution failed for target dns:firestore'),
    'The Firestore of kelvin-north did not answer, or not in time: Name resolution failed for target dns:firestore.',
  ],
  [
    failure(7, '7 PERMISSION_DENIED: Missing or insufficient permissions.'),
    'Firestore refuses this in kelvin-north: Missing or insufficient permissions.',
  ],
  [
    failure(5, '5 NOT_FOUND: The database (default) does not exist for project kelvin-north'),
    'kelvin-north has no database yet: "npm run deploy" makes it.',
  ],
  [
    new AppError('conflict', 'There is an account of that name.'),
    'There is an account of that name.',
  ],
])('explains %s in a sentence', (error, sentence) => {
  const told = explained(error, 'kelvin-north');
  expect(told).toBeInstanceOf(Problem);
  expect(told).toHaveProperty('message', sentence);
});

test("leaves a bug's error as it is", () => {
  for (const error of [new TypeError('x'), failure(3, '3 INVALID_ARGUMENT: no'), 'thrown']) {
    expect(explained(error, 'kelvin-north')).toBe(error);
  }
});
