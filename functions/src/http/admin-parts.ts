import { createScryptHasher, type PasswordHasher } from '../admin-accounts/password';
import { createAdminAccountRepository } from '../admin-accounts/repository';
import { type Authenticate, createAuthenticator } from '../admin-session/authenticator';
import { createAccountHandlers } from '../admin-session/account-handlers';
import { createAdminSessionHandlers } from '../admin-session/handlers';
import { createKnownDevices } from '../admin-session/known-devices';
import { createLiveHandlers, type SignToken } from '../admin-session/live-handlers';
import { createLoginThrottle } from '../admin-session/login-throttle';
import { createLoginQueue } from '../admin-session/login-queue';
import { createPasswordProof } from '../admin-session/password-proof';
import { createSessionRepository } from '../admin-session/session-repository';
import { createBin } from '../content/bin';
import type { ContentDependencies } from '../content/collection';
import { createHistory } from '../content/history';
import { createContentHandlers } from '../kinds/handlers';
import { contentKinds } from '../kinds/registry';
import { createTaxonomyRepository } from '../kinds/taxonomy';
import type { LiveConfig } from '../lib/config';
import type { Handlers } from '../lib/handler';

interface Dependencies extends ContentDependencies {
  /** The product's, unless a test gives another one. */
  hasher?: PasswordHasher | undefined;
  heldBackMs?: number | undefined;
  /** See `Config`. */
  live: LiveConfig | undefined;
  /** Firebase's, unless a test gives another one. */
  signToken?: SignToken | undefined;
}

/** What only a login or a session needs: most instances answer visitors and never load it. */
export interface AdminParts {
  authenticate: Authenticate;
  handlers: Handlers;
}

/** Every handler of the table, over one Firestore, and who may call them. */
export function createAdminParts(dependencies: Dependencies): AdminParts {
  const { firestore, clock, log, live, signToken } = dependencies;
  const hasher = dependencies.hasher ?? createScryptHasher();
  const queue = createLoginQueue();
  const accounts = createAdminAccountRepository(firestore, { clock, hasher });
  const sessions = createSessionRepository(firestore, clock);
  const taxonomy = createTaxonomyRepository(dependencies);
  const bin = createBin(dependencies, contentKinds);
  const history = createHistory(dependencies, contentKinds, bin);
  const throttle = createLoginThrottle(firestore, clock);
  const prove = createPasswordProof({ accounts, hasher });
  const handlers: Handlers = {
    ...createAccountHandlers({ accounts, sessions, throttle, queue, prove, log }),
    ...createAdminSessionHandlers({
      accounts,
      sessions,
      throttle,
      devices: createKnownDevices(firestore, clock),
      queue,
      hasher,
      prove,
      log,
      heldBackMs: dependencies.heldBackMs,
    }),
    ...createLiveHandlers({ sessions, live, signToken, log }),
    ...createContentHandlers(dependencies),
    'sectors.list': () => taxonomy.listSectors(),
    'locations.list': () => taxonomy.listLocations(),
    'bin.list': () => bin.list(),
    'bin.restore': ({ params, session, attempt }) =>
      bin.restore(params.id, { by: session.username, attempt }),
    'history.list': ({ params }) => history.list(params.kind, params.id),
    'history.restore': ({ params, body, session, attempt, ifVersion }) =>
      history.restore({
        ...params,
        version: body.version,
        by: session.username,
        attempt,
        ifVersion,
      }),
  };
  return { authenticate: createAuthenticator(sessions, accounts), handlers };
}
