import type { SectorProfile } from './sector-profiles';

export interface PlaceholderLogo {
  name: string;
  src: string;
}

function logo(slug: string, name: string): PlaceholderLogo {
  return { name, src: `/logos/${slug}.svg` };
}

/** Invented companies: these strips show placeholders, while the real logos are Home's. */
export const placeholderLogos: Record<SectorProfile['id'], readonly PlaceholderLogo[]> = {
  'clean-energy': [
    logo('skerrow-wind', 'Skerrow Wind'),
    logo('haldmoor', 'Haldmoor Grid'),
    logo('heliostead', 'Heliostead'),
    logo('phasewright', 'Phasewright'),
    logo('tessamer', 'Tessamer Cells'),
  ],
  'future-mobility': [
    logo('lampwell', 'Lampwell'),
    logo('merlane-aero', 'Merlane Aero'),
    logo('corvane', 'Corvane'),
    logo('wainway', 'Wainway'),
    logo('tessamer', 'Tessamer Cells'),
  ],
};
