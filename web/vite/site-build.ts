import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Plugin, Rolldown } from 'vite';
import { SITE_BUNDLE, type SiteBuild } from '../../contract/src/site-renderer.ts';
import type * as EntryServer from '../src/site/server/entry-server.ts';
import { NOT_FOUND, routes } from '../src/site/routes.ts';
import { checkPagesAreLean } from './lean-pages.ts';
import { filesOf } from './page-files.ts';

type Server = typeof EntryServer;

const SERVER_ENTRY = 'src/site/server/entry-server.ts';
const SERVER_FOLDER = 'dist-server';

/** Written by Vite (`build.manifest`): the files of each module. */
const MANIFEST = 'files.json';

/**
 * Builds the site's client, the server bundle for the function `pages`, and the admin area. No
 * page's document is a file, because each includes the owner's settings.
 */
export function siteBuild(): Plugin {
  return {
    name: 'site-build',
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
      const { admin, client, ssr } = builder.environments;
      if (!admin || !client || !ssr) throw new Error('The site has three parts to build');
      const output = (await builder.build(client)) as Rolldown.RolldownOutput;
      await builder.build(ssr);
      await builder.build(admin);
      const folder = join(builder.config.root, client.config.build.outDir);
      const serverFolder = join(builder.config.root, SERVER_FOLDER);
      const build = await describeBuild(folder, output);
      await writeFile(join(serverFolder, SITE_BUNDLE.build), JSON.stringify(build));
      const bundle = pathToFileURL(join(serverFolder, SITE_BUNDLE.entry));
      const server = (await import(bundle.href)) as Server;
      const adminDocument = join(folder, 'admin.html');
      const html = await readFile(adminDocument, 'utf8');
      await writeFile(adminDocument, server.withContentPolicy('admin', html));
    },
  };
}

/** Returns the facts about the client that the function `pages` needs. */
async function describeBuild(folder: string, output: Rolldown.RolldownOutput): Promise<SiteBuild> {
  const empty = join(folder, 'index.html');
  const index = await readFile(empty, 'utf8');
  // Hosting would answer `/` with the file.
  await rm(empty);
  const manifest = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest;
  // Visitors don't need the manifest.
  await rm(join(folder, MANIFEST));
  const shell = await withStylesInside(index, folder);
  if (shell.includes('/assets/framework-')) {
    throw new Error('boot.ts imports a part of the app, which would delay the first paint');
  }
  const pages = [...Object.entries(routes), [NOT_FOUND.pattern, NOT_FOUND] as const].map(
    ([name, { page }]) => [name, filesOf(manifest, page)] as const,
  );
  const parts = Object.fromEntries(pages.map(([name, { scripts }]) => [name, scripts]));
  checkPagesAreLean(output, parts);
  const sheets = Object.fromEntries(pages.map(([name, files]) => [name, files.sheets]));
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const texts = [...files].map(
    async (file) => [file, await readFile(join(folder, file), 'utf8')] as const,
  );
  return { shell, parts, sheets, css: Object.fromEntries(await Promise.all(texts)) };
}

/**
 * Inlines the few rules outside components, mostly fonts; as a file they would delay the first
 * paint.
 */
async function withStylesInside(document: string, folder: string): Promise<string> {
  const link = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(document);
  if (!link?.[1]) throw new Error('The built document has no stylesheet');
  const css = await readFile(join(folder, link[1]), 'utf8');
  return document.replace(link[0], () => `<style>${css}</style>`);
}
