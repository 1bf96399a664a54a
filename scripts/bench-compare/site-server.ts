import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { startCdn } from '../bench-web/cdn';
import type { seedIfEmpty } from '../seed/run';

/**
 * A process that serves the built site of one checkout with that checkout's own scripts, headers and
 * demo content, and tells its parent where. The bundled functions change what a process answers with: each build has its own.
 */
const [folder = ''] = process.argv.slice(2);

const load = async <M>(path: string) => (await import(pathToFileURL(join(folder, path)).href)) as M;

const { FIRESTORE_EMULATOR_HOST = '', GCLOUD_PROJECT = '' } = process.env;
const seed = await load<{ seedIfEmpty: typeof seedIfEmpty }>('scripts/seed/run.ts');
await seed.seedIfEmpty({ FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT });
const { api, pages } =
  await load<Record<'api' | 'pages', RequestListener>>('functions/dist/index.js');
const cdn = await load<{ startCdn: typeof startCdn }>('scripts/bench-web/cdn.ts');
const { url } = await cdn.startCdn({ functions: { api, pages } });
process.send?.(url);
process.on('disconnect', () => process.exit(0));
