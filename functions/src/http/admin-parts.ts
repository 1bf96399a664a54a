import { createScryptHasher, type PasswordHasher } from '../admin-accounts/password';
import { createAdminAccountRepository } from '../admin-accounts/repository';
import { createAuthenticator, createSessionHandlers } from '../admin-session/handlers';
import { createLiveHandlers, type SignToken } from '../admin-session/live-handlers';
import { createSessionRepository } from '../admin-session/session-repository';
import { type ContentDependencies, createContentStore } from '../content/store';
import { createPreviews } from '../content/previews';
import { createDrafts } from '../content/drafts';
import { createScheduledPublishing } from '../content/scheduled-drafts';
import { createVersions } from '../content/versions';
import { contentKinds, createContentHandlers } from '../kinds/registry';
import type { LiveConfig } from '../lib/config';
import type { DrawPicture } from '../media/picture-drawer';
import { createMediaHandlers } from '../media/upload';
import type { Handlers, HandlersOf } from '../lib/handler';
import { createApplicationHandlers } from '../applications/handlers';
import type { PublishedContent } from '../published/content';
import { createSiteHandlers } from '../published/visitor-handlers';

export interface AdminDependencies extends ContentDependencies {
  hasher?: PasswordHasher | undefined;
  live?: LiveConfig | undefined;
  signToken?: SignToken | undefined;
  drawPicture: DrawPicture;
  /** Loaded on demand, because most instances never need it. */
  loadPagePreviews: () => Promise<HandlersOf<'pagePreviews.'>>;
  published: PublishedContent;
}

/** Loaded with the first login or session, because most instances only answer visitors. */
export type AdminParts = ReturnType<typeof createAdminParts>;

export function createAdminParts(dependencies: AdminDependencies) {
  const { firestore, clock, log, live, signToken, published, loadPagePreviews } = dependencies;
  const hasher = dependencies.hasher ?? createScryptHasher();
  const store = createContentStore(dependencies);
  const accounts = createAdminAccountRepository(firestore, { clock, hasher });
  const sessions = createSessionRepository(firestore, clock);
  const parts = { firestore, clock, log, accounts, hasher, sessions, write: store.write };
  const handlers: Handlers = {
    ...createSessionHandlers(parts),
    ...createLiveHandlers({ sessions, live, signToken, log }),
    ...createMediaHandlers(dependencies),
    ...createSiteHandlers(published.view, clock),
    ...createContentHandlers(store),
    ...createVersions(store, contentKinds),
    ...createDrafts(store, contentKinds),
    ...createPreviews(store, contentKinds).handlers,
    ...createApplicationHandlers({ store, published }),
    'pagePreviews.make': async (request) =>
      (await loadPagePreviews())['pagePreviews.make'](request),
  };
  return {
    authenticate: createAuthenticator(parts),
    /** Publishes what is due, before an admin's call. */
    settle: createScheduledPublishing(dependencies, contentKinds),
    handlers,
  };
}
