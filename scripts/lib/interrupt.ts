import { Problem } from './problem';

/**
 * Waits for Ctrl-C or a request to end.
 *
 * @throws {Problem} when what runs ends by itself before that
 */
export async function untilInterrupted(ended: Promise<number>, logFile: string): Promise<void> {
  const signal = new Promise<'interrupted'>((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      // Stays installed: a second Ctrl-C must not cut the export short.
      process.on(name, () => resolve('interrupted'));
    }
  });
  const first = await Promise.race([signal, ended]);
  if (first !== 'interrupted') {
    throw new Problem(`The emulators ended by themselves: ${logFile} tells why.`);
  }
}
