import { canonicalUrl } from '../paths';

/** In px, so that LinkedIn and others show a large picture uncropped. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/**
 * The words of each picture. They hold for any agency of this field, because a file doesn't follow the
 * owner's settings.
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
/** Pages of one kind share a picture. */
export type SocialImageKind = keyof typeof TITLES;
export const SOCIAL_IMAGE_KINDS = Object.keys(TITLES) as SocialImageKind[];

/** Returns the path of a kind's picture, painted by `scripts/icons.ts`. */
export function socialImagePath(kind: SocialImageKind): string {
  return `/social/${kind}.jpg`;
}

/** Returns a kind's picture for link previews. */
export function socialImage(kind: SocialImageKind) {
  return { ...SOCIAL_IMAGE_SIZE, url: canonicalUrl(socialImagePath(kind)), alt: TITLES[kind] };
}
