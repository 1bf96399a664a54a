import type { PasswordHasher } from '../admin-accounts/password';
import type { AdminAccountRepository } from '../admin-accounts/repository';
import { createAdminSessionHandlers } from '../admin-session/handlers';
import { createLoginThrottle } from '../admin-session/login-throttle';
import type { SessionRepository } from '../admin-session/session-repository';
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
  hasher: PasswordHasher;
  accounts: AdminAccountRepository;
  sessions: SessionRepository;
}

/** Every handler of the table, over one Firestore. */
export function createHandlers(dependencies: Dependencies): Handlers {
  const { firestore, clock, log, hasher, accounts, sessions } = dependencies;
  const bin = createBinRepository(dependencies);
  return {
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
}
