import type { Plugin } from 'vite';
import { brand } from '../../domain/src/brand.ts';
import { canonicalUrl } from '../../domain/src/paths.ts';

/** Whoever finds it later than this asks for the newest; each deployment makes one. */
const VALID_DAYS = 300;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Tells whoever finds a weakness where to report it (RFC 9116). */
export function securityFile(): Plugin {
  return {
    name: 'security-file',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const expires = new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString();
      const fileName = '.well-known/security.txt';
      const lines = [
        `Contact: mailto:${brand.email}`,
        `Expires: ${expires}`,
        'Preferred-Languages: en',
        `Canonical: ${canonicalUrl(`/${fileName}`)}`,
      ];
      this.emitFile({ type: 'asset', fileName, source: `${lines.join('\n')}\n` });
    },
  };
}
