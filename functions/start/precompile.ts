import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { createEmptyFirestore } from './empty-firestore';
import { COMPILED_FOLDER, createScripts } from './scripts';

/**
 * Google's build runs it as `gcp-build`, with the Node that the instances run: it keeps what V8 makes of the
 * bundle, for each size of the heap that an instance may be started with. Where that fails, instances compile
 * by themselves, and the deployment goes on.
 */
const folder = import.meta.dirname;

/** What is compiled is what runs: a page of each sort, and the API. */
const PATHS = ['/about', '/jobs', '/jobs/1', '/case-studies', '/sitemap.xml', '/api/jobs'];

interface Deployed {
  /** What the tool that deploys reads of a function. */
  __endpoint: { availableMemoryMb: number };
}
type Functions = Record<'api' | 'pages', RequestListener & Deployed>;

function loadFunctions(firestoreHost: string) {
  Object.assign(process.env, {
    GCLOUD_PROJECT: 'demo-precompile',
    FIRESTORE_EMULATOR_HOST: firestoreHost,
    METADATA_SERVER_DETECTION: 'none',
  });
  const scripts = createScripts(folder);
  return { ...scripts, ...(scripts.load(join(folder, 'functions.cjs')) as Functions) };
}

/** Google starts Node with 80 % of the memory, or with all but 64 MB, or leaves it to Node. */
function heapOptions({ __endpoint: { availableMemoryMb: memory } }: Deployed): string[] {
  return [Math.floor(memory * 0.8), memory - 64].map((size) => `--max-old-space-size=${size}`);
}

async function compileFor(options: string[]): Promise<void> {
  const child = spawn(process.execPath, [...options, import.meta.filename, 'one'], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: 'inherit',
  });
  await once(child, 'exit');
}

async function compileOne(): Promise<void> {
  const firestore = await listen(createEmptyFirestore());
  const { api, pages, keepCompiled } = loadFunctions(firestore);
  const site = await listen(
    createServer((request, response) => {
      const answer = request.url?.startsWith('/api/') ? api : pages;
      answer(request, response);
    }),
  );
  for (const path of PATHS) await (await fetch(`http://${site}${path}`)).text();
  keepCompiled();
  console.log(`Compiled ahead, Node with ${process.execArgv.join() || 'no options'}`);
}

/** Resolves with the address. */
async function listen(server: Pick<Server, 'listen' | 'address'> & NodeJS.EventEmitter) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

try {
  if (process.argv[2] === 'one') {
    await compileOne();
  } else {
    rmSync(join(folder, COMPILED_FOLDER), { recursive: true, force: true });
    const { api, pages } = loadFunctions('127.0.0.1:1');
    const options = [api, pages].flatMap(heapOptions).map((option) => [option]);
    await Promise.all([[], ...options].map(compileFor));
  }
} catch (error) {
  console.warn('Nothing is compiled ahead, so that instances begin more slowly', error);
}
// The client of Firestore would keep the process.
process.exit(0);
