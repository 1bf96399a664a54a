import { createScryptHasher, type PasswordHasher } from '../admin-accounts/password';
import { createAdminAccountRepository } from '../admin-accounts/repository';
import { createAuthenticator } from '../admin-session/authenticator';
import { createAccountHandlers } from '../admin-session/account-handlers';
import { createAdminSessionHandlers } from '../admin-session/handlers';
import { createKnownDevices } from '../admin-session/known-devices';
import { createLiveHandlers, type SignToken } from '../admin-session/live-handlers';
import { createLoginThrottle } from '../admin-session/login-throttle';
import { createLoginQueue } from '../admin-session/login-queue';
import { createPasswordProof } from '../admin-session/password-proof';
import { createSessionRepository } from '../admin-session/session-repository';
import type { Settings } from '@torque-tide/contract/settings';
import { DRAFTABLE_KINDS } from '@torque-tide/contract/drafts';
import { isPublished } from '@torque-tide/domain/jobs/job-openness';
import { toTaxonomy } from '@torque-tide/domain/taxonomy';
import { createOperations, listItems } from '../content/collection';
import { type ContentDependencies, createContentStore } from '../content/store';
import { createPreviews } from '../content/previews';
import { createDrafts } from '../content/drafts';
import { createScheduledPublishing } from '../content/scheduled-drafts';
import { createVersions } from '../content/versions';
import { createContentHandlers } from '../kinds/handlers';
import { createPublicHandlers } from '../kinds/public-handlers';
import { contentKinds } from '../kinds/registry';
import { settingsIn } from '../kinds/site-settings';
import { shownTexts } from '../kinds/page-texts';
import type { LiveConfig } from '../lib/config';
import type { DrawPicture } from '../media/picture-drawer';
import { createMediaHandlers } from '../media/upload';
import type { Handlers, HandlersOf } from '../lib/handler';

export interface AdminDependencies extends ContentDependencies {
  /** The product's, unless a test gives another one. */
  hasher?: PasswordHasher | undefined;
  live?: LiveConfig | undefined;
  /** Firebase's, unless a test gives another one. */
  signToken?: SignToken | undefined;
  drawPicture: DrawPicture;
  /** What renders pages: most instances never need it. */
  loadPagePreviews: () => Promise<HandlersOf<'pagePreviews.'>>;
  /** Looks through the adverts as visitors get them: what is stored would be read whole for each letter. */
  searchTexts: Handlers['jobs.texts'];
}

/** What only a login or a session needs: most instances answer visitors and never load it. */
export type AdminParts = ReturnType<typeof createAdminParts>;

/** Every handler of the table, over one Firestore, and who may call them. */
export function createAdminParts(dependencies: AdminDependencies) {
  const { firestore, clock, log, live, signToken, loadPagePreviews, searchTexts } = dependencies;
  const hasher = dependencies.hasher ?? createScryptHasher();
  const queue = createLoginQueue();
  const store = createContentStore(dependencies);
  const accounts = createAdminAccountRepository(firestore, { clock, hasher });
  const sessions = createSessionRepository(firestore, clock);
  const throttle = createLoginThrottle(firestore, clock);
  const listJobs = () => listItems(store, contentKinds.jobs);
  const listSectors = () => listItems(store, contentKinds.sectors);
  const listLocations = () => listItems(store, contentKinds.locations);
  const pageTexts = createOperations(store, contentKinds.pageTexts);
  const parts = {
    accounts,
    sessions,
    throttle,
    devices: createKnownDevices(firestore, clock),
    queue,
    prove: createPasswordProof({ accounts, hasher }),
    write: store.write,
    log,
  };
  async function settled(): Promise<Settings> {
    const [all, ...landings] = await Promise.all([
      listItems(store, contentKinds.siteSettings),
      listSectors(),
      listLocations(),
    ]);
    return { ...settingsIn(all), taxonomy: toTaxonomy(...landings) };
  }
  const handlers: Handlers = {
    ...createAccountHandlers(parts),
    ...createAdminSessionHandlers(parts),
    ...createLiveHandlers({ sessions, live, signToken, log }),
    ...createContentHandlers(store),
    ...createPublicHandlers(
      {
        openJobs: async () => (await listJobs()).filter((job) => isPublished(job, clock.now())),
        jobs: listJobs,
        sectors: listSectors,
        locations: listLocations,
        settings: settled,
        texts: async (id) => shownTexts(await pageTexts.get({ params: { id } }), await settled()),
      },
      clock,
    ),
    'jobs.texts': searchTexts,
    ...createMediaHandlers(dependencies),
    ...createVersions(store, contentKinds),
    ...createDrafts(store, contentKinds),
    ...createPreviews(store, contentKinds).handlers,
    'pagePreviews.make': async (request) =>
      (await loadPagePreviews())['pagePreviews.make'](request),
  };
  const settle = createScheduledPublishing(dependencies, contentKinds);
  return {
    authenticate: createAuthenticator(sessions, accounts),
    handlers: afterSettling(handlers, settle),
  };
}

/** What reads or changes content that the clock may have published meanwhile, by its names' beginning. */
const CONTENT_WITH_SCHEDULES = new Set<string>([
  ...DRAFTABLE_KINDS,
  'texts',
  'drafts',
  'versions',
  'previews',
]);

function afterSettling(handlers: Handlers, settle: () => Promise<void>): Handlers {
  const settled = Object.entries(handlers as Record<string, Work>).map(([name, work]) => {
    const [of = ''] = name.split('.');
    if (!CONTENT_WITH_SCHEDULES.has(of)) return [name, work];
    const late: Work = async (request) => {
      await settle();
      return work(request);
    };
    return [name, late];
  });
  return Object.fromEntries(settled) as Handlers;
}

type Work = (request: unknown) => Promise<unknown>;
