import type { HtmlTagDescriptor, Plugin } from 'vite';
import { MANIFEST_PATH } from '../../domain/src/paths.ts';
import { colours } from '../src/shared/theme/tokens.ts';

/** Tells browsers of the manifest, the icons and the colours around the page. */
export function headTags(): Plugin {
  return {
    name: 'head-tags',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: () => tags(),
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
    link({ rel: 'manifest', href: MANIFEST_PATH }),
  ];
}
