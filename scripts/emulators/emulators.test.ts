import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Problem } from '../lib/problem';
import { cacheFolder, root } from '../lib/repository';
import { writeConfigFor } from './firebase-config';
import { findJava } from './firebase-cli';
import { manifestJar } from './firestore-jar';
import { assertFree, freePorts, PORT_NAMES } from './ports';

describe('the Java that is named', () => {
  let home: string;
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'java-'));
    mkdirSync(join(home, 'bin'));
    vi.stubEnv('JAVA_HOME', home);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(home, { recursive: true });
  });

  /** Whether it is taken, where it says this of itself. */
  async function isTaken(output: string): Promise<boolean> {
    writeFileSync(join(home, 'bin/java'), `#!/bin/sh\necho '${output}' >&2\n`, { mode: 0o755 });
    // Where there is no other, none is found.
    const found = await findJava().catch(() => undefined);
    return found === realpathSync(home);
  }

  test.each([
    ['openjdk version "25.0.1" 2025-10-21 LTS', true],
    ['openjdk version "21" 2023-09-19', true],
    ['java version "1.8.0_392"', false],
    ['openjdk version "17.0.15" 2025-04-15', false],
  ])('%s: %s', async (output, expected) => {
    expect(await isTaken(output)).toBe(expected);
  });

  test('is not taken when there is no version in the output', async () => {
    expect(await isTaken('sh: java: not found')).toBe(false);
  });
});

describe('manifestJar', () => {
  test('holds a manifest that names the main class and a class path of any length', () => {
    const url = `file:/opt/${'a-long-folder-name/'.repeat(8)}emulator.jar`;
    const jar = Buffer.from(manifestJar('org.example.Main', url));

    const nameLength = jar.readUInt16LE(26);
    const size = jar.readUInt32LE(22);
    const content = jar.subarray(30 + nameLength, 30 + nameLength + size);
    expect(jar.subarray(30, 30 + nameLength).toString()).toBe('META-INF/MANIFEST.MF');
    expect(jar.readUInt32LE(14)).toBe(crc32(content));
    // The end record says where the directory starts.
    expect(jar.readUInt32LE(jar.length - 6)).toBe(30 + nameLength + size);

    const manifest = content.toString();
    expect(manifest.split('\r\n').every((line) => Buffer.byteLength(line) <= 72)).toBe(true);
    const unfolded = manifest.replace(/\r\n /g, '');
    expect(unfolded).toContain('Main-Class: org.example.Main\r\n');
    expect(unfolded).toContain(`Class-Path: ${url}\r\n`);
  });
});

describe('the configuration of emulators', () => {
  test('has their ports, and lets the admin area ask Auth and Firestore there', async () => {
    const ports = await freePorts();
    const path = writeConfigFor(`test-${process.pid}`, ports);
    try {
      const text = readFileSync(path, 'utf8');
      const { emulators, hosting } = JSON.parse(text) as {
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
      expect(text.split(origins)).toHaveLength(2);
    } finally {
      rmSync(path);
      rmSync(join(cacheFolder, `site-test-${process.pid}`), { recursive: true, force: true });
    }
    // The built site is copied for it.
  }, 30_000);

  test('leaves that of production without them', () => {
    expect(readFileSync(join(root, 'firebase.json'), 'utf8')).not.toContain('http://');
  });
});

describe('ports', () => {
  test('free ports differ from each other and can be had', async () => {
    const ports = await freePorts();
    expect(new Set(Object.values(ports)).size).toBe(PORT_NAMES.length);
    await expect(assertFree(ports)).resolves.toBeUndefined();
  });

  test('a taken port is named, with its remedy', async () => {
    const ports = await freePorts();
    const server = createServer();
    await new Promise<void>((done) => server.listen(ports.hosting, '127.0.0.1', done));
    try {
      const failure = assertFree(ports);
      await expect(failure).rejects.toBeInstanceOf(Problem);
      await expect(failure).rejects.toThrow(`Port ${ports.hosting} (hosting) is taken`);
    } finally {
      await new Promise((done) => server.close(done));
    }
  });
});
