import type { HtmlTagDescriptor, Plugin } from 'vite';
import { MANIFEST_PATH } from '../../domain/src/paths.ts';
import { colours } from '../src/shared/theme/tokens.ts';
import { readFileSync } from 'node:fs';

/** Adds the links to the manifest and icons, and the colours of the browser's bars. */
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
    // The site is light until its visitor chooses otherwise, whatever the system prefers.
    themeColour('light', 'all'),
    themeColour('dark', 'not all'),
    link({ rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
    link({ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    link({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    link({ rel: 'manifest', href: MANIFEST_PATH }),
  ];
}

const script = new URL('../src/shared/theme/before-first-paint.js', import.meta.url);

/**
 * Inlines the script that sets the colour scheme and the motion setting before the first paint. A
 * file would delay the paint by a round trip, and without it dark pages would flash light. Inlined
 * literally, because the content policy has its hash (`contract/src/http-headers.ts`); `tests/site`
 * compares them.
 */
export function beforeFirstPaint(): Plugin {
  return {
    name: 'before-first-paint',
    // After the bars' colours, which it chooses from.
    transformIndexHtml: () => [
      { tag: 'script', children: readFileSync(script, 'utf8'), injectTo: 'head' },
    ],
  };
}
