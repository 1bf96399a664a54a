import type { HtmlTagDescriptor, Plugin } from 'vite';
import { brand } from '../../domain/src/brand.ts';
import { colours } from '../src/shared/theme/tokens.ts';
import { SITE_ICONS } from './site-icons.ts';

const MANIFEST = 'site.webmanifest';

/** What a system needs to know that puts the site among its apps. */
export function siteManifest(): object {
  return {
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline,
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
}

/** Tells browsers of the manifest, the icons and the colours around the page. */
export function siteManifestPlugin(): Plugin {
  return {
    name: 'site-manifest',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: () => tags(),
    generateBundle() {
      const source = JSON.stringify(siteManifest(), null, 2);
      this.emitFile({ type: 'asset', fileName: MANIFEST, source });
    },
  };
}

function tags(): HtmlTagDescriptor[] {
  const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
    tag: 'link',
    attrs,
    injectTo: 'head',
  });
  const themeColour = (scheme: 'light' | 'dark', media: string): HtmlTagDescriptor => ({
    tag: 'meta',
    attrs: { name: 'theme-color', content: colours[scheme].paper, media, 'data-scheme': scheme },
    // Before `before-first-paint.js`, which chooses between the two.
    injectTo: 'head-prepend',
  });
  return [
    // The site is light until its visitor asks for dark, whatever the system prefers.
    themeColour('light', 'all'),
    themeColour('dark', 'not all'),
    link({ rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
    link({ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    link({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    link({ rel: 'manifest', href: `/${MANIFEST}` }),
  ];
}
