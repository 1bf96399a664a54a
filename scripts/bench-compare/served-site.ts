import { fork } from 'node:child_process';
import type { EmulatorEnvironment } from '../lib/firestore';
import type { LocalServer } from '../lib/local-server';
import { Problem } from '../lib/problem';
import { exited } from '../lib/processes';

/**
 * Serves the built site of a checkout in a process of its own.
 *
 * @throws {Problem} when that process ends before it answers
 */
export async function serveSite(
  folder: string,
  environment: EmulatorEnvironment,
): Promise<LocalServer> {
  const child = fork(new URL('./site-server.ts', import.meta.url), [folder], {
    cwd: folder,
    execArgv: ['--import', import.meta.resolve('tsx')],
    env: { ...process.env, ...environment },
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Problem(`The site of ${folder} could not be served.`)));
  });
  return {
    url,
    stop: async () => {
      child.disconnect();
      await exited(child);
    },
  };
}
