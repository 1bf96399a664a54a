import { connect } from 'node:net';
import { isAnswering } from '../lib/is-answering';
import { add, type Counts, countOne, NO_TESTS } from '../lib/test-report';
import { seedIfEmpty } from '../seed/run';
import { assertFree } from '../emulators/ports';
import { withSuite } from '../emulators/suite';
import { checkPackedFunctions } from './packed-functions';
import { checkPlainEmulators } from './plain-emulators';
import { checkReleaseTools } from './release-tools';

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
  let counts = NO_TESTS;
  function tell(what: string, isRight: boolean): void {
    console.log(`${isRight ? '✓' : '✗'} ${what}`);
    counts = add(counts, countOne(what, isRight));
  }
  const options = { name: 'check', only: 'auth,firestore,functions,hosting' } as const;
  const used = await withSuite(options, async ({ environment, siteUrl, config, ports }) => {
    const isSeeded = await seedIfEmpty(environment);
    tell('what whoever starts them fills is empty before', isSeeded);
    for (const [path, expected] of Object.entries(ANSWERS)) {
      const { status } = await fetch(`${siteUrl}${path}`);
      tell(`${path} answers ${status}, where ${expected} is right`, status === expected);
    }
    const more = [
      ...(await sendTooMuch(siteUrl)),
      ...(await checkReleaseTools({ siteUrl, config, environment })),
      ...(await checkPackedFunctions(environment)),
    ];
    for (const [what, isRight] of more) tell(what, isRight);
    return ports;
  });
  // Nothing that was started may be left.
  await assertFree(used);
  for (const [what, isRight] of await checkPlainEmulators()) tell(what, isRight);
  return counts;
}

/** For the answer after it, which may wait for the emulators to tidy up, in ms. */
const AFTER_LIMIT_MS = 60_000;

/** Bodies that the API does not take: each is refused, and the emulators go on. */
async function sendTooMuch(siteUrl: string): Promise<[what: string, isRight: boolean][]> {
  const results: [string, boolean][] = [];
  for (const bytes of [300_000, 2_000_000]) {
    // More than once: the first such request does not end the emulators each time.
    for (let time = 1; time <= 3; time += 1) {
      const status = await postBytes(siteUrl, bytes);
      results.push([`a body of ${bytes} bytes is answered with 413 (${status})`, status === 413]);
    }
  }
  await cutOff(siteUrl);
  const after = await isAnswering(`${siteUrl}/api/sectors`, AFTER_LIMIT_MS);
  return [...results, ['the emulators go on after a body that was cut off', after]];
}

/** The status of the answer; 0 where there is none. */
function postBytes(siteUrl: string, bytes: number): Promise<number> {
  return fetch(`${siteUrl}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'x'.repeat(bytes), password: 'x' }),
  }).then(
    ({ status }) => status,
    () => 0,
  );
}

/** Announces 2 MB, sends a part of them and goes. */
async function cutOff(siteUrl: string): Promise<void> {
  const { hostname, port } = new URL(siteUrl);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.write(
    'POST /api/admin/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2000000\r\n\r\n',
  );
  socket.write('x'.repeat(400_000), () => socket.destroy());
  await new Promise((resolve) => setTimeout(resolve, 2_000));
}
