import { anchors, paths } from '@/site/paths';
import { routes } from '@/site/routes';

export interface SiteLink {
  label: string;
  to: string;
  /** Prefixes of other addresses that belong to it. */
  holds?: readonly string[];
}

/** Returns whether a link leads to the current page, to its section, or neither. */
export function placeOf(
  { to, holds = [] }: SiteLink,
  pathname: string,
): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return [to, ...holds].some((path) => pathname === path || pathname.startsWith(`${path}/`))
    ? 'true'
    : undefined;
}

/** The four solutions: Growth has its own page, the others share one. */
export const solutionLinks: readonly SiteLink[] = [
  { label: 'Growth', to: paths.growth() },
  { label: 'Exec Search', to: paths.services('exec-search') },
  { label: 'Contract', to: paths.services('contract') },
  { label: 'Core', to: paths.services('core') },
];

export const sectorLinks: readonly SiteLink[] = [
  { label: 'Clean Energy', to: paths.cleanEnergy() },
  { label: 'Future Mobility', to: paths.futureMobility() },
];

export const caseStudiesLink: SiteLink = {
  label: 'Case studies',
  to: paths.caseStudies(),
  holds: [routes.caseStudy.pattern.replace('/:id', '')],
};

/** The header's links, beside the 'View jobs' button. */
export const mainLinks: readonly SiteLink[] = [
  { label: 'Solutions', to: paths.services(), holds: [paths.growth()] },
  {
    label: 'Sectors',
    to: paths.sectors(),
    holds: [paths.cleanEnergy(), paths.futureMobility()],
  },
  caseStudiesLink,
  { label: 'About', to: paths.about() },
];

/** Sections of Home, also linked from other pages. */
export const quickLinks: readonly SiteLink[] = [
  { label: 'Home', to: paths.home(anchors.home) },
  { label: 'Services', to: paths.home(anchors.services) },
  { label: 'Testimonials', to: paths.home(anchors.testimonials) },
  { label: 'Job Listings', to: paths.home(anchors.jobs) },
  { label: 'Contact', to: paths.home(anchors.contact) },
];

export const legalLinks: readonly SiteLink[] = [
  { label: 'Privacy Policy', to: paths.privacyPolicy() },
  { label: 'Terms of Service', to: paths.termsOfService() },
  { label: 'Cookies Policy', to: paths.cookiesPolicy() },
];
