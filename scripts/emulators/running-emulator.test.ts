import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEMO_PROJECT, root } from '../lib/repository';
import { runningEmulator } from './running-emulator';

/** Stands for the Firestore and the Functions emulator. */
let server: Server;
let port: number;
/** The Functions emulator's answer about the folder of its functions. */
let directory: string | undefined;
beforeEach(async () => {
  for (const name of ['FIRESTORE_EMULATOR_HOST', 'GCLOUD_PROJECT']) vi.stubEnv(name, undefined);
  server = createServer((request, response) => {
    const isAsked = request.url === '/backends' && directory !== undefined;
    response.end(isAsked ? JSON.stringify({ backends: [{ directory }] }) : 'Ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await new Promise((resolve) => server.close(resolve));
});

const running = () => runningEmulator('', { firestore: port, functions: port });

test("finds this folder's emulators", async () => {
  directory = join(root, 'functions/dist');
  expect(await running()).toEqual({
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`,
    GCLOUD_PROJECT: DEMO_PROJECT,
  });
});

test.each([
  ['/home/ada/another/functions/dist', 'is that of /home/ada/another, not of this one'],
  [undefined, 'is that of an unknown folder'],
])('leaves the emulators of %s alone', async (folder, message) => {
  directory = folder;
  await expect(running()).rejects.toThrow(message);
});

test('uses the emulator in the environment', async () => {
  directory = '/home/ada/another/functions/dist';
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${port}`);
  expect(await running()).toMatchObject({ FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}` });
});

test('says what to start when nothing answers', async () => {
  await expect(runningEmulator('', { firestore: 9, functions: 9 })).rejects.toThrow('npm start');
});
