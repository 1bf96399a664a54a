import { Problem } from './problem';

/**
 * Resolves at the first Ctrl-C or request to end. The handlers stay installed from the first import
 * on: the emulators are a process group of their own, which a parent that just dies would leave
 * behind, and a second Ctrl-C must not cut an export short.
 */
export const interrupted = new Promise<void>((resolve) => {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => resolve());
});

/**
 * Waits for Ctrl-C or a request to end.
 *
 * @throws {Problem} when what runs ends by itself before that
 */
export async function untilInterrupted(ended: Promise<string>, logFile: string): Promise<void> {
  const reason = await Promise.race([interrupted, ended]);
  if (reason === undefined) return;
  throw new Problem(`${reason} ${logFile} tells more.`);
}
