import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setGlobalOptions } from 'firebase-functions/options';
import { onRequest } from 'firebase-functions/https';
import { config } from './lib/config';
import { keepRequestsUnread } from './http/unread-requests';
import { systemClock } from './lib/clock';
import { openFirestore } from './lib/firestore';
import { createLazy } from './lib/lazy';
import type { HandlersOf } from './lib/handler';
import { cloudLog } from './lib/log';
import type { PublishedContent } from './published/content';

// Two password hashes at a time take 256 MiB beside all else. An instance answers as many requests at
// once as its queues and its memory are made for; twenty instances are what an attack may cost.
setGlobalOptions({ region: 'europe-west2', memory: '1GiB', maxInstances: 20, concurrency: 80 });
keepRequestsUnread();

/** Nothing to wait for but in emulators that nobody else fills. */
const filled = config.fillsItself ? fillEmulators() : undefined;

const sitePath = join(import.meta.dirname, 'site');
const platform = () => ({ firestore: openFirestore(), clock: systemClock, log: cloudLog });

/** The API, behind the `/api/**` rewrite and so on the website's own origin: no CORS. */
const loadApi = createLazy(async () => {
  const [{ createApp }, { createPictureDrawer }] = await Promise.all([
    import('./http/app'),
    import('./media/picture-drawer'),
  ]);
  return createApp({
    ...platform(),
    trustedProxies: config.trustedProxies,
    live: config.live,
    readsUnwantedBodies: config.readsUnwantedBodies,
    drawPicture: createPictureDrawer(join(import.meta.dirname, 'media/picture-process.js')),
    loadPagePreviews,
  });
});
export const api = onRequest(
  { cors: false, invoker: 'public', timeoutSeconds: 30 },
  async (request, response) => {
    await filled;
    (await loadApi())(request, response);
  },
);

/** What shows an editor pages as they would be: no other instance of `api` has the site in memory. */
async function loadPagePreviews(published: PublishedContent): Promise<HandlersOf<'pagePreviews.'>> {
  const [{ createPagePreviews }, { createSiteLoader }] = await Promise.all([
    import('./pages/page-previews'),
    import('./pages/load-site'),
  ]);
  return createPagePreviews({ ...platform(), published, loadSite: createSiteLoader(sitePath) });
}

const loadPages = createLazy(async () => {
  const [{ createPages }, { createSiteLoader }] = await Promise.all([
    import('./pages/app'),
    import('./pages/load-site'),
  ]);
  return createPages({
    ...platform(),
    loadSite: createSiteLoader(sitePath),
    cards: join(import.meta.dirname, 'cards'),
  });
});

/** What Hosting rewrites to it: pages that show content, feeds and the sitemap. */
export const pages = onRequest(
  { cors: false, invoker: 'public', timeoutSeconds: 30, memory: '512MiB', cpu: 1 },
  async (request, response) => {
    await filled;
    (await loadPages()).app(request, response);
  },
);

/** An instance makes its own app while it starts, and never that of the other function. */
async function begin(): Promise<void> {
  await filled;
  if (config.target === 'api') await loadApi();
  if (config.target === 'pages') await (await loadPages()).prepare();
}
// The first who asks tries again, and is told.
begin().catch(() => undefined);

/** Puts the demo content into empty emulators, where a build made it beside the deployed folder. */
async function fillEmulators(): Promise<void> {
  const bundle = join(import.meta.dirname, '../dist-demo/fill-emulators.mjs');
  if (!existsSync(bundle)) return;
  const demo = (await import(pathToFileURL(bundle).href)) as { fillEmulators: () => Promise<void> };
  await demo.fillEmulators();
}
