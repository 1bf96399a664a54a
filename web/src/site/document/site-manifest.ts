import { colours } from '../../shared/theme/tokens.ts';
import { SITE_ICONS } from './site-icons.ts';

/** What a system needs to know that puts the site among its apps, but for the agency's name and tagline. */
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
