import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFunction } from '../../functions/tests/support/function-process';
import { cacheFolder } from '../lib/repository';
import { writeConfigFor } from './firebase-config';
import { startHosting } from './hosting-server';
import { freePorts } from './ports';
import { startSuite, type Suite } from './suite';

const PROJECT = 'demo-torque-tide-e2e';
const HOST = '127.0.0.1';

/** The built site, its functions and the emulators that they need. */
interface Site {
  url: string;
  /** What a process needs in its environment to reach its Firestore. */
  environment: Suite['environment'];
  /** Gets what the functions write. */
  logFile: string;
  stop: () => Promise<void>;
}

/** Starts the whole product on ports that nobody uses; its database is empty. */
export async function startSite(): Promise<Site> {
  const ports = await freePorts();
  const config = writeConfigFor('e2e', ports);
  const suite = await startSuite({
    name: 'e2e',
    projectId: PROJECT,
    ports,
    config,
    only: 'auth,firestore',
  });
  const parts: { stop: () => Promise<void> }[] = [];
  async function stop(): Promise<void> {
    await Promise.all(parts.map((part) => part.stop()));
    await suite.stop();
  }
  try {
    mkdirSync(cacheFolder, { recursive: true });
    const logFile = join(cacheFolder, 'functions-e2e.log');
    writeFileSync(logFile, '');
    const environment = {
      ...suite.environment,
      FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
      // As in the Functions emulator: what an editor saves is on the site with the next request, and
      // no proxy stands between a browser and the function.
      FUNCTIONS_EMULATOR: 'true',
    };
    const functions: Record<string, string> = {};
    for (const name of ['api', 'pages'] as const) {
      const running = await startFunction(name, environment, logFile);
      parts.push(running);
      functions[name] = running.url;
    }
    const hosting = await startHosting({ config, port: ports.hosting, functions });
    parts.unshift(hosting);
    return { url: hosting.url, environment: suite.environment, logFile, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
