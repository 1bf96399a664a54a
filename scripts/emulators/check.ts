import { add, type Counts } from '../lib/test-report';
import { seedIfEmpty } from '../seed/run';
import { assertFree } from './ports';
import { withSuite } from './suite';

/** What each part of the chain answers: files, `pages`, `api`, the admin area's document, nothing. */
const ANSWERS: Readonly<Record<string, number>> = {
  '/': 200,
  '/jobs': 200,
  '/api/sectors': 200,
  '/admin': 200,
  '/nothing-here': 404,
};

/**
 * Starts every emulator as `npm start` does, asks for what each of them serves, and ends them: the
 * browser tests use neither the Functions emulator nor the Hosting emulator.
 */
export async function checkEmulators(): Promise<Counts> {
  console.log('\n── Emulators');
  let counts: Counts = { passed: 0, failed: 0 };
  const options = { name: 'check', only: 'auth,firestore,functions,hosting' } as const;
  const used = await withSuite(options, async ({ environment, siteUrl, ports }) => {
    await seedIfEmpty(environment);
    for (const [path, expected] of Object.entries(ANSWERS)) {
      const { status } = await fetch(`${siteUrl}${path}`);
      const isRight = status === expected;
      console.log(`${isRight ? '✓' : '✗'} ${path} ${status}${isRight ? '' : `, not ${expected}`}`);
      counts = add(counts, isRight ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
    }
    return ports;
  });
  // Nothing that was started may be left.
  await assertFree(used);
  return counts;
}
