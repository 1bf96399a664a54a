import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cacheFolder, DEMO_PROJECT } from '../lib/repository';
import { configuredPorts, demoConfig, demoProject } from './firebase-config';
import { freePorts } from './ports';

describe('the configuration of the demo', () => {
  test('has the given ports, and lets only the admin area connect to the emulators', async () => {
    const ports = await freePorts();
    const name = `test-${process.pid}`;
    try {
      const { emulators, hosting } = demoConfig(name, ports) as {
        emulators: Record<string, { port?: number }>;
        hosting: { headers: { source: string; headers: { value: string }[] }[] };
      };
      expect([emulators['auth']?.port, emulators['firestore']?.port]).toEqual([
        ports.auth,
        ports.firestore,
      ]);
      const origins = `http://127.0.0.1:${ports.auth} http://127.0.0.1:${ports.firestore};`;
      const sources = hosting.headers
        .filter(({ headers }) => headers.some(({ value }) => value.includes(origins)))
        .map(({ source }) => source);
      expect(sources).toEqual(['/{admin,admin/**}']);
    } finally {
      // The copy of the built site, if it exists.
      rmSync(join(cacheFolder, `site-${name}`), { recursive: true, force: true });
    }
  }, 30_000);

  test('gives a clone with other ports another project', () => {
    expect(demoProject(configuredPorts())).toBe(DEMO_PROJECT);
    expect(demoProject({ hub: 5400 })).toBe(`${DEMO_PROJECT}-5400`);
  });
});
