import { createScryptHasher, type PasswordHasher } from '../admin-accounts/password';
import { createAdminAccountRepository } from '../admin-accounts/repository';
import { type Authenticate, createAuthenticator } from '../admin-session/authenticator';
import { createAdminSessionHandlers } from '../admin-session/handlers';
import { createLoginThrottle } from '../admin-session/login-throttle';
import { createQueuedHasher } from '../admin-session/queued-hasher';
import { createSessionRepository } from '../admin-session/session-repository';
import { createBinHandlers } from '../bin/handlers';
import { createBinRepository } from '../bin/repository';
import { createCaseStudyHandlers } from '../case-studies/handlers';
import { createCaseStudyRepository } from '../case-studies/repository';
import { createClientLogoHandlers } from '../client-logos/handlers';
import { createClientLogoRepository } from '../client-logos/repository';
import type { ContentDependencies } from '../content/collection';
import { createHistoryHandlers } from '../history/handlers';
import { createHistoryRepository } from '../history/repository';
import { createJobHandlers } from '../jobs/handlers';
import { createJobRepository } from '../jobs/repository';
import { createTaxonomyHandlers } from '../taxonomy/handlers';
import { createTaxonomyRepository } from '../taxonomy/repository';
import { createTestimonialHandlers } from '../testimonials/handlers';
import { createTestimonialRepository } from '../testimonials/repository';
import type { Handlers } from './handler';

interface Dependencies extends ContentDependencies {
  /** The product's, unless a test gives another one. */
  hasher?: PasswordHasher | undefined;
}

/** What only a login or a session needs: most instances answer visitors and never load it. */
export interface AdminParts {
  authenticate: Authenticate;
  handlers: Handlers;
}

/** Every handler of the table, over one Firestore, and who may call them. */
export function createAdminParts(dependencies: Dependencies): AdminParts {
  const { firestore, clock, log } = dependencies;
  const hasher = createQueuedHasher(dependencies.hasher ?? createScryptHasher());
  const accounts = createAdminAccountRepository(firestore, { clock, hasher });
  const sessions = createSessionRepository(firestore, clock);
  const bin = createBinRepository(dependencies);
  const handlers: Handlers = {
    ...createAdminSessionHandlers({
      accounts,
      sessions,
      throttle: createLoginThrottle(firestore, clock),
      hasher,
      log,
    }),
    ...createJobHandlers(createJobRepository(dependencies)),
    ...createTaxonomyHandlers(createTaxonomyRepository(dependencies)),
    ...createCaseStudyHandlers(createCaseStudyRepository(dependencies)),
    ...createTestimonialHandlers(createTestimonialRepository(dependencies)),
    ...createClientLogoHandlers(createClientLogoRepository(dependencies)),
    ...createBinHandlers(bin),
    ...createHistoryHandlers(createHistoryRepository(dependencies, bin)),
  };
  return { authenticate: createAuthenticator(sessions, accounts), handlers };
}
