import { PUBLIC_ORIGIN } from '@torque-tide/domain/public-origin';
import type { ClientLogoInput } from '@torque-tide/contract/client-logos';

/** A client logo of the demo content, under an id that stays the same at every seeding. */
interface DemoClientLogo extends ClientLogoInput {
  id: string;
  isActive: boolean;
  sortOrder: number;
}

/** Invented companies in the order of the strip; the last has asked not to be shown. */
const companies = [
  ['skerrow-wind', 'Skerrow Wind'],
  ['lampwell', 'Lampwell'],
  ['haldmoor', 'Haldmoor Grid'],
  ['merlane-aero', 'Merlane Aero'],
  ['corvane', 'Corvane'],
  ['wainway', 'Wainway'],
  ['heliostead', 'Heliostead'],
  ['tessamer', 'Tessamer Cells'],
  ['phasewright', 'Phasewright'],
  ['ravensholt', 'Ravensholt Capital Partners'],
] as const;
const hidden = 'ravensholt';
/** Room between two logos, so that one can be put there later. */
const SORT_STEP = 10;

/** The demo content's client logos; the pictures are in `scripts/seed/pictures/logos`. */
export const demoClientLogos: readonly DemoClientLogo[] = companies.map(
  ([slug, companyName], n) => ({
    id: slug,
    companyName,
    logoUrl: `${PUBLIC_ORIGIN}/logos/${slug}.svg`,
    isActive: slug !== hidden,
    sortOrder: (n + 1) * SORT_STEP,
  }),
);
