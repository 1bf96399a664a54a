import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findJava } from './firebase-cli';

describe('the Java in the environment', () => {
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

  /** Returns whether a Java with this version output is chosen. */
  async function isTaken(output: string): Promise<boolean> {
    writeFileSync(join(home, 'bin/java'), `#!/bin/sh\necho '${output}' >&2\n`, { mode: 0o755 });
    // There is no other Java to find.
    const found = await findJava().catch(() => undefined);
    return found === realpathSync(home);
  }

  test.each([
    ['openjdk version "25.0.1" 2025-10-21 LTS', true],
    ['openjdk version "21" 2023-09-19', true],
    ['java version "1.8.0_392"', false],
    ['openjdk version "17.0.15" 2025-04-15', false],
    ['sh: java: not found', false],
  ])('%s: %s', async (output, expected) => {
    expect(await isTaken(output)).toBe(expected);
  });
});
