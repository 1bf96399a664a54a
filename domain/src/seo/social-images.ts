import { canonicalUrl } from '../paths';

/** Width and height in px, as LinkedIn and others show a large picture without cutting it. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/**
 * What each picture says: words that are true of any agency of this field, since what an owner settles
 * changes at another time than a file.
 */
const TITLES = {
  home: 'The people who build the energy transition',
  jobs: 'Jobs that move the transition',
  'clean-energy-job': 'A role in clean energy',
  'future-mobility-job': 'A role in future mobility',
  'case-study': 'How a team was found',
  'clean-energy': 'Clean energy recruitment',
  'future-mobility': 'Future mobility recruitment',
  growth: 'A recruitment team by subscription',
} as const;
/** A page is told apart by its kind, not by a picture of its own. */
export type SocialImageKind = keyof typeof TITLES;
export const SOCIAL_IMAGE_KINDS = Object.keys(TITLES) as SocialImageKind[];

/** Where the picture of a kind lies on the site. Painted by `scripts/icons.ts`. */
export function socialImagePath(kind: SocialImageKind): string {
  return `/social/${kind}.jpg`;
}

/** A kind's picture as link previews name it. */
export function socialImage(kind: SocialImageKind) {
  return { ...SOCIAL_IMAGE_SIZE, url: canonicalUrl(socialImagePath(kind)), alt: TITLES[kind] };
}
