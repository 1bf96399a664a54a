import { PUBLIC_ORIGIN } from '@torque-tide/domain/public-origin';
import type { ClientLogoInput } from '@torque-tide/contract/client-logos';

/** A demo client logo, with an id that stays the same. */
interface DemoClientLogo extends ClientLogoInput {
  id: string;
  isActive: boolean;
  sortOrder: number;
}

/** Invented companies in the order of the strip; the last one is inactive. */
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
/** Gaps in the order, for logos added later. */
const SORT_STEP = 10;

/** The demo's client logos; the pictures are in `scripts/seed/pictures/logos`. */
export const demoClientLogos: readonly DemoClientLogo[] = companies.map(
  ([slug, companyName], n) => ({
    id: slug,
    companyName,
    logoUrl: `${PUBLIC_ORIGIN}/logos/${slug}.svg`,
    isActive: slug !== hidden,
    sortOrder: (n + 1) * SORT_STEP,
  }),
);
