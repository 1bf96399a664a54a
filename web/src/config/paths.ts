/** Every URL of the site, in one place. Patterns are for the router, functions build links. */
export const patterns = {
  home: '/',
  about: '/about',
  growth: '/growth',
  services: '/services',
  sectors: '/sectors',
  cleanEnergy: '/clean-energy',
  futureMobility: '/future-mobility',
  caseStudies: '/case-studies',
  caseStudy: '/case-study/:id',
  jobs: '/jobs',
  job: '/jobs/:id',
  jobsBySector: '/jobs/sector/:slug',
  jobsByLocation: '/jobs/location/:slug',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  cookiesPolicy: '/cookies-policy',
  adminLogin: '/admin/login',
  admin: '/admin',
} as const;

/** Ids of sections that links scroll to. */
export const anchors = {
  home: 'home',
  services: 'services',
  testimonials: 'testimonials',
  jobs: 'jobs',
  contact: 'contact',
  pricing: 'pricing',
  footer: 'footer',
  main: 'main',
} as const;

type HomeAnchor = (typeof anchors)[keyof typeof anchors];

export const paths = {
  home: (anchor?: HomeAnchor) => (anchor ? `${patterns.home}#${anchor}` : patterns.home),
  about: () => patterns.about,
  growth: (anchor?: 'contact' | 'pricing') =>
    anchor ? `${patterns.growth}#${anchor}` : patterns.growth,
  services: () => patterns.services,
  sectors: () => patterns.sectors,
  cleanEnergy: () => patterns.cleanEnergy,
  futureMobility: () => patterns.futureMobility,
  caseStudies: () => patterns.caseStudies,
  caseStudy: (id: string) => `/case-study/${encodeURIComponent(id)}`,
  jobs: () => patterns.jobs,
  /** The job list, with the filters set that it reads from its search. */
  jobsWith: (filters: { sector?: string; location?: string }) =>
    `${patterns.jobs}?${new URLSearchParams(filters).toString()}`,
  job: (id: string) => `/jobs/${encodeURIComponent(id)}`,
  privacyPolicy: () => patterns.privacyPolicy,
  termsOfService: () => patterns.termsOfService,
  cookiesPolicy: () => patterns.cookiesPolicy,
  adminLogin: () => patterns.adminLogin,
  admin: () => patterns.admin,
};
