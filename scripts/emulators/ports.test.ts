import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { Problem } from '../lib/problem';
import { freePorts, holdPorts, PORT_NAMES } from './ports';

describe('ports', () => {
  test('are distinct, and can be held and released', async () => {
    const ports = await freePorts();
    expect(new Set(Object.values(ports)).size).toBe(PORT_NAMES.length);
    for (const _again of [1, 2]) await (await holdPorts(ports))();
  });

  test('name the taken one and how to free it, and release the others', async () => {
    const ports = await freePorts();
    const server = createServer((socket) => socket.destroy());
    await new Promise<void>((done) => server.listen(ports.hosting, '127.0.0.1', done));
    const failure = holdPorts(ports);
    await expect(failure).rejects.toBeInstanceOf(Problem);
    await expect(failure).rejects.toThrow(
      `Port ${ports.hosting} (hosting) is taken, perhaps by another "npm start". "lsof -i :${ports.hosting}"`,
    );
    await new Promise((done) => server.close(done));
    await (
      await holdPorts(ports)
    )();
  });

  test('report another first start', async () => {
    const ports = await freePorts();
    const release = await holdPorts(ports);
    await expect(holdPorts(ports)).rejects.toThrow('is already starting in this folder');
    await release();
  });

  test('refuse a port that browsers refuse', async () => {
    const ports = { ...(await freePorts()), hosting: 6000 };
    await expect(holdPorts(ports)).rejects.toThrow(
      'Browsers refuse port 6000 (hosting): change emulators.hosting.port in firebase.json.',
    );
  });
});
