import { spawn } from 'node:child_process';
import { Problem } from './problem';
import { exited, interrupted } from './processes';
import { root } from './repository';

/**
 * Builds everything, or only the functions; prints the output only if the build fails.
 *
 * @throws {Problem} if the build fails or is interrupted
 */
export async function build(what: 'everything' | 'functions' = 'everything'): Promise<void> {
  const workspace = what === 'functions' ? ['-w', 'functions'] : [];
  const child = spawn('npm', ['run', 'build', '--silent', ...workspace], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => void output.push(chunk));
  }
  const code = await Promise.race([exited(child), interrupted()]);
  if (code === 0) return;
  child.kill();
  if (code === undefined) throw new Problem('Interrupted before the build was complete.');
  process.stderr.write(Buffer.concat(output));
  throw new Problem('The build failed: the lines above say why.');
}
