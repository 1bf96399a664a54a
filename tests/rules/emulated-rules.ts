import {
  assertFails,
  type RulesTestContext,
  type TestEnvironmentConfig,
} from '@firebase/rules-unit-testing';
import { readFileSync } from 'node:fs';

/** Firestore through the client SDK. */
export type ClientFirestore = ReturnType<RulesTestContext['firestore']>;

/** The project's rules in the running emulator, with the test file's own database. */
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

/** Runs all operations at once, and returns the names of those that the rules allow. */
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
