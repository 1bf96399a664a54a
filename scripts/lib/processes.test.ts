import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { descendantsOf, endGroup, endLeftBehind } from './processes';

const CHILD = 'setInterval(() => {}, 1000)';
/** As the Firebase CLI does with Java: a child in a group of its own, which outlives its parent. */
const PARENT = `
  require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(CHILD)}], {
    detached: true, stdio: 'ignore',
  });
  console.log('ready');
  ${CHILD};
`;

test('what a program has begun in a group of its own is ended when the program has died', async () => {
  const parent = spawn(process.execPath, ['-e', PARENT], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(parent.stdout, 'data');
  const begun = descendantsOf(parent.pid);
  expect(begun).toHaveLength(1);
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  await endGroup(parent);

  expect(endLeftBehind(begun)).toEqual(begun);
  await expect.poll(() => endLeftBehind(begun)).toEqual([]);
});
