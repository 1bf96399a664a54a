import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { startGoogleCloud, TOKEN } from '../support/google-cloud';

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

it('the bundle gets its token from the instance, and sends it to Firestore with each call', async () => {
  const cloud = await startGoogleCloud();
  onTestFinished(cloud.stop);
  const { stdout } = await run(
    process.execPath,
    ['--input-type=module', '--eval', BUNDLED, join(DIST, 'index.js')],
    { env: cloud.environment },
  );
  expect(stdout.trim()).toBe('200');
  expect(cloud.metadata.filter((request) => request.includes('/token'))).toEqual([
    expect.stringMatching(
      /^\/computeMetadata\/v1\/instance\/service-accounts\/default\/token\?scopes=\S+datastore Google$/,
    ),
  ]);
  expect(cloud.calls.length).toBeGreaterThan(1);
  expect(cloud.calls[0]).toMatchObject({
    ':path': '/google.firestore.v1.Firestore/RunQuery',
    'x-goog-request-params': 'parent=projects%2Fan-agency%2Fdatabases%2F(default)%2Fdocuments',
  });
  for (const headers of cloud.calls) {
    expect(headers).toMatchObject({
      authorization: `Bearer ${TOKEN}`,
      'google-cloud-resource-prefix': 'projects/an-agency/databases/(default)',
    });
  }
});
