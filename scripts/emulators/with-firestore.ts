import { withSuite } from './suite';

/**
 * Runs tests on emulators of Firestore and Auth of their own, which may stand beside those of
 * `npm start`, and ends them afterwards.
 *
 * @param run gets what a process needs in its environment to reach them
 */
export function withFirestore<T>(
  run: (environment: Record<string, string>) => Promise<T>,
): Promise<T> {
  const options = { name: 'test', only: 'auth,firestore', isBrief: true } as const;
  return withSuite(options, ({ environment }) => run(environment));
}
