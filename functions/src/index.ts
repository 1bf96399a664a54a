import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setGlobalOptions } from 'firebase-functions/options';
import { onRequest } from 'firebase-functions/https';
import { config } from './lib/config';
import { keepRequestsUnread } from './http/unread-requests';
import { systemClock } from './lib/time';
import { openFirestore } from './lib/firestore';
import { createLazy } from './lib/promises';
import type { HandlersOf } from './lib/handler';
import { cloudLog } from './lib/log';
import type { PublishedContent } from './published/content';

// Two password hashes take 256 MiB. Twenty instances bound the cost of an attack.
setGlobalOptions({ region: 'europe-west2', memory: '1GiB', maxInstances: 20, concurrency: 80 });
keepRequestsUnread();

/** Fills the emulators if nobody else does. */
const filled = config.fillsItself ? fillEmulators() : undefined;

const sitePath = join(import.meta.dirname, 'site');
const platform = () => ({ firestore: openFirestore(), clock: systemClock, log: cloudLog });

/** The API, on the site's own origin: no CORS. */
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
  { cors: false, invoker: 'public', timeoutSeconds: 60 },
  async (request, response) => {
    await filled;
    (await loadApi())(request, response);
  },
);

/** Only instances that render previews load the site. */
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

/** Pages, feeds and the sitemap. */
export const pages = onRequest(
  { cors: false, invoker: 'public', timeoutSeconds: 30, memory: '512MiB', cpu: 1 },
  async (request, response) => {
    await filled;
    (await loadPages()).app(request, response);
  },
);

/** Starts the app of this function before the first request. */
async function begin(): Promise<void> {
  await filled;
  if (config.target === 'api') await loadApi();
  if (config.target === 'pages') await (await loadPages()).prepare();
}
// The first request tries again.
begin().catch(() => undefined);

async function fillEmulators(): Promise<void> {
  const bundle = join(import.meta.dirname, '../dist-demo/fill-emulators.mjs');
  if (!existsSync(bundle)) return;
  const demo = (await import(pathToFileURL(bundle).href)) as { fillEmulators: () => Promise<void> };
  await demo.fillEmulators();
}
