import { anchors, paths } from '@/site/paths';

export interface SiteLink {
  label: string;
  to: string;
}

/** The drawer's element, by which the header's button names it. */
export const DRAWER_ID = 'menu';

/** The four solutions: Growth has a page of its own, the others a card each on one page. */
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

/** The header's own row, beside the 'View jobs' button. */
export const mainLinks: readonly SiteLink[] = [
  { label: 'Solutions', to: paths.services() },
  { label: 'Sectors', to: paths.sectors() },
  { label: 'Case studies', to: paths.caseStudies() },
  { label: 'About', to: paths.about() },
];

/** Sections of Home; from another page they lead there first. */
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

/**
 * True while the drawer is open as a popover. A drawer that slides away is still drawn, so whether
 * it can be seen tells nothing.
 */
export function isOpenAsPopover(drawer: HTMLElement): boolean {
  try {
    return drawer.matches(':popover-open');
  } catch {
    // A browser without popovers does not know the selector.
    return false;
  }
}
