import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** Emotion's own key in the browser, whose cache takes these styles over. */
const KEY = 'css';

/** What some browsers that run the site know by its old name alone: Safari, and Chromium to 2023. */
const PREFIXED = /^(?:backdrop-filter|box-decoration-break|mask|print-color-adjust|user-select)\b/;

/** In place of Emotion's own prefixes, most of which are for browsers that do not run the site. */
const prefixer: StylisPlugin = (element) => {
  if (element.type === 'decl' && PREFIXED.test(element.value)) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

/** A cache for one render, which keeps its styles instead of writing them between the elements. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: KEY, stylisPlugins: [prefixer] });
  // Emotion's switch for collecting, as its own server package sets it.
  cache.compat = true;
  return cache;
}

/**
 * What a render has inserted, as elements for the document's head, marked as Emotion's cache in the
 * browser expects: each global rule of its own, all classes and keyframes in one.
 */
export function styleElements({ inserted, registered }: EmotionCache): string {
  const globals: string[] = [];
  const names: string[] = [];
  let rules = '';
  for (const [name, css] of Object.entries(inserted)) {
    if (typeof css !== 'string') continue;
    if (`${KEY}-${name}` in registered || css.startsWith('@keyframes')) {
      names.push(name);
      rules += css;
    } else {
      globals.push(element(`${KEY}-global ${name}`, css));
    }
  }
  return globals.join('') + element(`${KEY} ${names.join(' ')}`, rules);
}

function element(names: string, css: string): string {
  // Nothing in a rule may end the element; `<\/` means the same inside a string of CSS.
  return `<style data-emotion="${names}">${css.replaceAll('</', '<\\/')}</style>`;
}
