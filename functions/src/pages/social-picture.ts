import { MEDIA_HEADERS } from '@torque-tide/contract/http-headers';
import type { SocialCard } from '@torque-tide/contract/site-renderer';
import { SOCIAL_FOLDER, socialCardPath } from '@torque-tide/domain/seo/social-cards';
import type { RequestHandler } from 'express';
import { type Keeping, SHARED, SHARED_ABSENCE, SHARED_DRAWN, sharedFrom } from '../lib/caching';
import { createLazy } from '../lib/promises';
import { tooLate, withDeadline } from '../lib/time';
import type { PageParts } from './document-memory';

const DEADLINE_MS = 8_000;

/** Matches a picture's page and the version of its words. */
const PICTURE = new RegExp(`^${SOCIAL_FOLDER}(/.+)/([0-9a-z]+)\\.jpg$`);

interface Dependencies extends PageParts {
  /** The folder with the parts of cards. */
  cards: string;
}

/**
 * Serves the pictures of shared links, each drawn on its first request. An address holds a hash of the picture's
 * words; an outdated one redirects to the current picture.
 */
export function createSocialPicture(dependencies: Dependencies): RequestHandler {
  const { loadSite, content, memory, cards } = dependencies;
  // Imported on demand, because pages don't draw.
  const loadDrawer = createLazy(async () =>
    (await import('../media/draw-card')).createCardDrawer(cards),
  );

  function draw(address: string, card: SocialCard): Promise<Buffer> {
    return memory(address, async () => {
      const value = await (await loadDrawer())(card);
      // Never outdated, because the address changes with the words.
      return { value, bytes: value.byteLength, keptMs: Infinity };
    });
  }

  return async ({ path, url }, response) => {
    response.set(MEDIA_HEADERS);
    // Removed as for other pictures, because caches ignore the host.
    response.removeHeader('X-Robots-Tag');
    const [, page, version] = PICTURE.exec(path) ?? [];
    const cacheControl = sharedFrom(dependencies);
    const card = page === undefined ? undefined : await cardOf(page, url.slice(path.length));
    const keep = (keeping: Keeping) => response.set('Cache-Control', cacheControl(keeping));
    if (!card) {
      keep(SHARED_ABSENCE).status(404).type('text').send('Not found\n');
      return;
    }
    const address = socialCardPath(card);
    // Only the version is compared: a proxy may escape the rest differently.
    if (!address.includes(`/${version}.jpg`)) {
      keep(SHARED).redirect(301, address);
      return;
    }
    const bytes = await withDeadline(DEADLINE_MS, () => draw(address, card));
    keep(SHARED_DRAWN).type('jpeg').send(bytes);
  };

  async function cardOf(page: string, search: string): Promise<SocialCard | undefined> {
    const site = await loadSite();
    const address = page + site.searchOf(page, search);
    return withDeadline(DEADLINE_MS, async () => {
      // The initial settings have another agency and other prices.
      if ((await content.settings()).isStandIn) throw tooLate();
      return site.socialCard(address, content);
    });
  }
}
