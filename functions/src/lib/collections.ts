/** Every collection, in one place for the repositories, the seed and the rules tests. */
export const COLLECTIONS = {
  jobs: 'jobs',
  caseStudies: 'caseStudies',
  testimonials: 'testimonials',
  clientLogos: 'clientLogos',
  bin: 'bin',
  history: 'history',
  published: 'published',
  sectors: 'sectors',
  locations: 'locations',
  admins: 'admins',
  sessions: 'sessions',
  loginAttempts: 'loginAttempts',
  counters: 'counters',
} as const;
