import type { Plugin } from 'vite';
import agency from '../../domain/src/agency.json' with { type: 'json' };

const MODULE = /\/domain\/src\/public-origin\.ts$/;

/**
 * Reduces the module to the site's address; otherwise scripts would contain the whole file with the
 * initial agency.
 */
export function publicOrigin(): Plugin {
  return {
    name: 'public-origin',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) =>
      MODULE.test(id) ? `export const PUBLIC_ORIGIN = ${JSON.stringify(agency.siteUrl)};` : null,
  };
}
