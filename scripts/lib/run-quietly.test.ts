import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { descendantsOf, endLeftBehind } from './processes';
import { root } from './repository';

/** What a script of ours says that runs a shell command quietly; `ended` ends it with a Ctrl-C once it sleeps. */
async function saidOf(command: string, ended: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'run-quietly-'));
  try {
    const script = join(folder, 'script.mts');
    const from = JSON.stringify(join(import.meta.dirname, 'run-quietly.ts'));
    const call = `runQuietly('sh', ['-c', ${JSON.stringify(command)}], { cwd: '/' })`;
    writeFileSync(script, `import { runQuietly } from ${from};\nconsole.log(await ${call});`);
    // As our scripts are run: it kills what does not hear a Ctrl-C.
    const child = spawn(join(root, 'node_modules/.bin/tsx'), [script]);
    const [output, errors] = [text(child.stdout), text(child.stderr)];
    const exit = once(child, 'exit');
    let left: unknown[] = [];
    if (ended) {
      const begun = () => descendantsOf(child.pid);
      while (!begun().some((each) => each.command === 'sleep')) await delay(50);
      const all = begun();
      child.kill('SIGINT');
      await exit;
      left = endLeftBehind(all);
    }
    return { output: (await output).trim(), errors: (await errors).trim(), left };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a program that is ended is told of, and leaves nothing', async () => {
  // The shell waits for what does not heed a Ctrl-C.
  const { output, left } = await saidOf(`trap '' INT; sleep 60; sleep 60`, true);
  expect([output, left]).toEqual(['interrupted', []]);
}, 60_000);

test('what a program says is shown when it fails, and only then', async () => {
  expect(await saidOf('echo words; exit 7', false)).toMatchObject({ output: '7', errors: 'words' });
  expect(await saidOf('echo words', false)).toMatchObject({ output: '0', errors: '' });
}, 60_000);
