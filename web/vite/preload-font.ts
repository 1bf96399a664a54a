import type { Plugin } from 'vite';

/** The one font file that every page of the site needs. */
const FONT = /instrument-sans-core-[\w-]+\.woff2$/;

/** Tells the browser of the font in the document's head, under the name that the build gave it. */
export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml(_html, { bundle }) {
      const file = Object.keys(bundle ?? {}).find((name) => FONT.test(name));
      if (!file) throw new Error('The build has no font to preload');
      return [
        {
          tag: 'link',
          attrs: {
            rel: 'preload',
            href: `/${file}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
          },
          injectTo: 'head-prepend',
        },
      ];
    },
  };
}
