import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type GoogleCloud, startGoogleCloud, TOKEN } from '../support/google-cloud';

const DIST = join(import.meta.dirname, '../../dist');
const run = promisify(execFile);

/** Requests a page from the built function, served by a plain HTTP server. */
const BUNDLED = `import { createServer } from 'node:http';
const { pages } = await import(process.argv[1]);
const server = createServer(pages).listen(0, '127.0.0.1', async () => {
  const { status } = await fetch('http://127.0.0.1:' + server.address().port + '/jobs');
  console.log(status);
  process.exit(0);
});`;

/** Makes the page's first read with the installed library instead. */
const INSTALLED = `import { Firestore } from '@google-cloud/firestore';
const { size } = await new Firestore().collection('changes').orderBy('notedAt', 'desc').limit(1).get();
console.log(size === 1);
process.exit(0);`;

let cloud: GoogleCloud;
beforeEach(async () => {
  cloud = await startGoogleCloud();
});
afterEach(() => {
  cloud.stop();
});

/** Returns a process's requests to Google Cloud, and its output. */
async function asked(code: string) {
  const from = [cloud.metadata.length, cloud.calls.length] as const;
  const { stdout } = await run(
    process.execPath,
    ['--input-type=module', '--eval', code, join(DIST, 'index.js')],
    { cwd: import.meta.dirname, env: cloud.environment },
  );
  const calls = cloud.calls.slice(from[1]).map((headers) => ({
    path: headers[':path'],
    authorization: headers['authorization'],
    database: headers['google-cloud-resource-prefix'],
    client: headers['x-goog-api-client'],
    routing: headers['x-goog-request-params'],
  }));
  return { stdout: stdout.trim(), metadata: cloud.metadata.slice(from[0]), calls };
}

it('the bundle gets its token, and sends it to Firestore, as the installed library does', async () => {
  const bundled = await asked(BUNDLED);
  const installed = await asked(INSTALLED);
  expect(bundled.stdout).toBe('200');
  expect(installed.stdout).toBe('false');
  expect(bundled.calls[0]).toEqual(installed.calls[0]);
  expect(bundled.calls[0]).toMatchObject({
    path: '/google.firestore.v1.Firestore/RunQuery',
    authorization: `Bearer ${TOKEN}`,
    database: 'projects/an-agency/databases/(default)',
  });
  expect([...new Set(bundled.metadata)]).toEqual([...new Set(installed.metadata)]);
  const token = bundled.metadata.filter((request) => request.includes('/token'));
  expect(token).toEqual([
    expect.stringMatching(
      /^\/computeMetadata\/v1\/instance\/service-accounts\/default\/token\?scopes=\S+datastore Google$/,
    ),
  ]);
  // Every later call has it too.
  expect(bundled.calls.length).toBeGreaterThan(1);
  for (const { authorization } of bundled.calls) expect(authorization).toBe(`Bearer ${TOKEN}`);
});
