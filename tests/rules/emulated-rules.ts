import {
  assertFails,
  type RulesTestContext,
  type TestEnvironmentConfig,
} from '@firebase/rules-unit-testing';
import { readFileSync } from 'node:fs';

/** Firestore as a client reaches it. */
export type ClientFirestore = ReturnType<RulesTestContext['firestore']>;

/** The project's rules in the running emulator, for a file of tests that has a database of its own. */
export function emulatedRules(file: string): TestEnvironmentConfig {
  const [host, port] = process.env['FIRESTORE_EMULATOR_HOST']?.split(':') ?? [];
  if (!host || !port) {
    throw new Error(
      'The rules tests need the Firestore emulator: run them with `npm test`, or set FIRESTORE_EMULATOR_HOST to one that runs.',
    );
  }
  return {
    projectId: `demo-rules-${process.pid}-${file}`,
    firestore: {
      host,
      port: Number(port),
      rules: readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8'),
    },
  };
}

/** Tries operations all at once, and returns the names of those that the rules let through. */
export async function allowedOf(
  operations: readonly (readonly [name: string, operation: () => Promise<unknown>])[],
): Promise<string[]> {
  const allowed = await Promise.all(
    operations.map(async ([name, operation]) => {
      const isRefused = await assertFails(operation()).then(
        () => true,
        () => false,
      );
      return isRefused ? [] : [name];
    }),
  );
  return allowed.flat();
}
