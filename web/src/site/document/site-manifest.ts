import { colours } from '../../shared/theme/tokens.ts';

/**
 * The icons that `scripts/icons.ts` draws. `round` has rounded corners; the system crops `full` and
 * `maskable`.
 */
export const SITE_ICONS = [
  { path: '/apple-touch-icon.png', size: 180, shape: 'full' },
  { path: '/icons/192.png', size: 192, shape: 'round' },
  { path: '/icons/512.png', size: 512, shape: 'round' },
  { path: '/icons/maskable-512.png', size: 512, shape: 'maskable' },
] as const;

/** The web app manifest, without the agency's name and tagline. */
export const SITE_MANIFEST = {
  lang: 'en-GB',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: colours.light.paper,
  theme_color: colours.light.paper,
  icons: SITE_ICONS.filter(({ path }) => path.startsWith('/icons/')).map(
    ({ path, size, shape }) => ({
      src: path,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: shape === 'maskable' ? 'maskable' : 'any',
    }),
  ),
};
