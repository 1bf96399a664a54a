import type { ComponentType } from 'react';
import { patterns } from '@/config/paths';

type LoadPage = () => Promise<ComponentType>;

/** Takes a route module's one page, so that its chunk can be fetched before it is rendered. */
function page<K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K): LoadPage {
  return async () => (await load())[name];
}

export interface PageRoute {
  pattern: string;
  load: LoadPage;
}

/** Pages inside the public frame: the specification's route table. */
export const publicPages: readonly PageRoute[] = [
  { pattern: patterns.home, load: page(() => import('./routes/public/home'), 'HomePage') },
  { pattern: patterns.about, load: page(() => import('./routes/public/about'), 'AboutPage') },
  { pattern: patterns.growth, load: page(() => import('./routes/public/growth'), 'GrowthPage') },
  {
    pattern: patterns.services,
    load: page(() => import('./routes/public/services'), 'ServicesPage'),
  },
  { pattern: patterns.sectors, load: page(() => import('./routes/public/sectors'), 'SectorsPage') },
  {
    pattern: patterns.cleanEnergy,
    load: page(() => import('./routes/public/clean-energy'), 'CleanEnergyPage'),
  },
  {
    pattern: patterns.futureMobility,
    load: page(() => import('./routes/public/future-mobility'), 'FutureMobilityPage'),
  },
  {
    pattern: patterns.caseStudies,
    load: page(() => import('./routes/public/case-studies'), 'CaseStudiesPage'),
  },
  {
    pattern: patterns.caseStudy,
    load: page(() => import('./routes/public/case-study'), 'CaseStudyPage'),
  },
  { pattern: patterns.jobs, load: page(() => import('./routes/public/jobs'), 'JobsPage') },
  { pattern: patterns.job, load: page(() => import('./routes/public/job'), 'JobPage') },
  {
    pattern: patterns.jobsBySector,
    load: page(() => import('./routes/public/jobs-by-sector'), 'JobsBySectorPage'),
  },
  {
    pattern: patterns.jobsByLocation,
    load: page(() => import('./routes/public/jobs-by-location'), 'JobsByLocationPage'),
  },
  {
    pattern: patterns.privacyPolicy,
    load: page(() => import('./routes/public/privacy-policy'), 'PrivacyPolicyPage'),
  },
  {
    pattern: patterns.termsOfService,
    load: page(() => import('./routes/public/terms-of-service'), 'TermsOfServicePage'),
  },
  {
    pattern: patterns.cookiesPolicy,
    load: page(() => import('./routes/public/cookies-policy'), 'CookiesPolicyPage'),
  },
  { pattern: '*', load: page(() => import('./routes/public/not-found'), 'NotFoundPage') },
];

/** Pages of the admin area, which brings its own frame. */
export const adminPages: readonly PageRoute[] = [
  {
    pattern: patterns.adminLogin,
    load: page(() => import('./routes/admin/login'), 'AdminLoginPage'),
  },
  {
    pattern: patterns.admin,
    load: page(() => import('./routes/admin/dashboard'), 'AdminDashboardPage'),
  },
];
