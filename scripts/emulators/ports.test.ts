import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { Problem } from '../lib/problem';
import { assertFree, freePorts, PORT_NAMES } from './ports';

describe('ports', () => {
  test('are distinct and free', async () => {
    const ports = await freePorts();
    expect(new Set(Object.values(ports)).size).toBe(PORT_NAMES.length);
    await assertFree(ports);
  });

  test('name the taken one and how to free it', async () => {
    const ports = await freePorts();
    const server = createServer();
    await once(server.listen(ports.hosting, '127.0.0.1'), 'listening');
    const failure = assertFree(ports);
    await expect(failure).rejects.toBeInstanceOf(Problem);
    await expect(failure).rejects.toThrow(
      `Port ${ports.hosting} (hosting) is taken, perhaps by another "npm start". "lsof -i :${ports.hosting}"`,
    );
    server.close();
  });
});
