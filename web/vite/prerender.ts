import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type * as EntryServer from '../src/entry-server.tsx';
import { prerenderedPaths } from '../src/config/prerendered-paths.ts';

type Server = typeof EntryServer;

const SERVER_ENTRY = 'src/entry-server.tsx';
const SERVER_FOLDER = 'dist-server';

/** The empty document, for routes whose text is not known when the site is built. */
const SHELL = 'app.html';

/** No route has this path, so that it renders the not-found page. */
const NOT_FOUND = '/404';

/**
 * Builds the site and then, with its own server bundle, the documents of all pages whose text is
 * known by now. Hosting answers an unknown path with `404.html`, and with that status.
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        ssr: {
          define: { 'process.env.NODE_ENV': '"production"' },
          resolve: { noExternal: true },
          build: {
            outDir: SERVER_FOLDER,
            copyPublicDir: false,
            emptyOutDir: true,
            sourcemap: false,
            rolldownOptions: { input: SERVER_ENTRY },
          },
        },
      },
    }),
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('The site has a client and a server to build');
      await builder.build(client);
      await builder.build(ssr);
      const folder = join(builder.config.root, client.config.build.outDir);
      const bundle = join(builder.config.root, SERVER_FOLDER, 'entry-server.js');
      const server = (await import(pathToFileURL(bundle).href)) as Server;
      await writeDocuments(folder, server);
    },
  };
}

async function writeDocuments(folder: string, { render, fillDocument }: Server): Promise<void> {
  const shell = await readFile(join(folder, 'index.html'), 'utf8');
  await writeFile(join(folder, SHELL), shell);
  for (const path of [...prerenderedPaths, NOT_FOUND]) {
    const page = await render(path);
    await writeFile(join(folder, fileOf(path)), fillDocument(shell, page));
  }
}

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
