import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFunction } from '../../functions/tests/support/function-process';
import { startHosting } from '../hosting/hosting-server';
import { cacheFolder } from '../lib/repository';
import { startSuite, type Suite } from './suite';

/** The built site, its functions and the emulators that they need. */
export interface Site {
  url: string;
  /** What a process needs in its environment to reach its Firestore. */
  environment: Suite['environment'];
  /** Gets what the functions write. */
  logFile: string;
  stop: () => Promise<void>;
}

/**
 * Starts the whole product on ports that nobody uses; its database is empty.
 *
 * @param name tells its files from those of another site that runs at the same time
 */
export async function startSite(name: string): Promise<Site> {
  const suite = await startSuite({ name, only: 'auth,firestore' });
  const parts: { stop: () => Promise<void> }[] = [];
  async function stop(): Promise<void> {
    await Promise.all(parts.map((part) => part.stop()));
    await suite.stop();
  }
  try {
    mkdirSync(cacheFolder, { recursive: true });
    const logFile = join(cacheFolder, `functions-${name}.log`);
    writeFileSync(logFile, '');
    const environment = {
      ...suite.environment,
      // As in the Functions emulator: what an editor saves is on the site with the next request, and
      // no proxy stands between a browser and the function.
      FUNCTIONS_EMULATOR: 'true',
    };
    const functions: Record<string, string> = {};
    for (const name of ['api', 'pages'] as const) {
      const running = await startFunction(name, environment, { logFile });
      parts.push(running);
      functions[name] = running.url;
    }
    const config = JSON.parse(readFileSync(suite.config, 'utf8')) as { hosting: object };
    const { hosting: port } = suite.ports;
    const hosting = await startHosting({ config: config.hosting, port, functions });
    parts.unshift(hosting);
    return { url: hosting.url, environment: suite.environment, logFile, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
