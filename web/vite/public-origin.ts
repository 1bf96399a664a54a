import type { Plugin } from 'vite';
import agency from '../../domain/src/agency.json' with { type: 'json' };

const MODULE = /\/domain\/src\/public-origin\.ts$/;

/**
 * Gives the site's scripts its own address alone: left to itself the build would bring all of the file
 * that holds it, and with it who the agency was at first.
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
