import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import type * as EntryServer from '../src/entry-server.tsx';
import { prerenderedPaths } from '../src/config/prerendered-paths.ts';
import { chunksOf } from './page-chunks.ts';

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
      const output = (await builder.build(client)) as Rolldown.RolldownOutput;
      await builder.build(ssr);
      const folder = join(builder.config.root, client.config.build.outDir);
      const bundle = join(builder.config.root, SERVER_FOLDER, 'entry-server.js');
      const server = (await import(pathToFileURL(bundle).href)) as Server;
      await writeDocuments({ folder, server, output });
    },
  };
}

interface Site {
  folder: string;
  server: Server;
  output: Rolldown.RolldownOutput;
}

async function writeDocuments({ folder, server, output }: Site): Promise<void> {
  const index = join(folder, 'index.html');
  const shell = await withStylesInside(await readFile(index, 'utf8'), folder);
  if (shell.includes('/assets/framework-')) {
    throw new Error('boot.ts imports a part of the app, which would delay the first paint');
  }
  await writeFile(join(folder, SHELL), shell);
  for (const path of [...prerenderedPaths, NOT_FOUND]) {
    const page = await server.render(path);
    // Fetched when the page has been painted: `boot.ts` makes preloads of them.
    const parts = chunksOf([output], path).map((file) => `<link rel="later" href="/${file}">`);
    const document = server.fillDocument(shell, { ...page, head: page.head + parts.join('') });
    await writeFile(join(folder, fileOf(path)), document);
  }
}

/** The few rules that are no component's, fonts for the most part, delay the first paint as a file. */
async function withStylesInside(document: string, folder: string): Promise<string> {
  const link = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(document);
  if (!link?.[1]) throw new Error('The built document has no stylesheet');
  const css = await readFile(join(folder, link[1]), 'utf8');
  return document.replace(link[0], () => `<style>${css}</style>`);
}

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
