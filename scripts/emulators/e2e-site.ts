import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFunction } from '../../functions/tests/support/function-process';
import { startHosting } from '../hosting/hosting-server';
import { cacheFolder } from '../lib/repository';
import { type Suite, withSuite } from './suite';

/** The built site, its functions and the emulators that they need. */
export interface Site {
  url: string;
  /** What a process needs in its environment to reach its Firestore. */
  environment: Suite['environment'];
  /** Gets what the functions write. */
  logFile: string;
}

/**
 * Starts the whole product on ports that nobody uses, with an empty database, and ends it after what is done
 * with it.
 *
 * @param name tells its files from those of another site that runs at the same time
 */
export function withSite<T>(name: string, use: (site: Site) => Promise<T>): Promise<T> {
  return withSuite({ name, only: 'auth,firestore' }, async ({ environment, config, ports }) => {
    const logFile = join(cacheFolder, `functions-${name}.log`);
    writeFileSync(logFile, '');
    // As in the Functions emulator: what an editor saves is on the site with the next request, and
    // no proxy stands between a browser and the function.
    const ofFunctions = { ...environment, FUNCTIONS_EMULATOR: 'true' };
    const parts: { stop: () => Promise<void> }[] = [];
    try {
      const functions: Record<string, string> = {};
      for (const target of ['api', 'pages'] as const) {
        const running = await startFunction(target, ofFunctions, { logFile });
        parts.push(running);
        functions[target] = running.url;
      }
      const { hosting } = JSON.parse(readFileSync(config, 'utf8')) as { hosting: object };
      const served = await startHosting({ config: hosting, port: ports.hosting, functions });
      parts.unshift(served);
      return await use({ url: served.url, environment, logFile });
    } finally {
      await Promise.all(parts.map((part) => part.stop()));
    }
  });
}
