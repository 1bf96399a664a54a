import { minimatch } from 'minimatch';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { HeaderRule } from '../hosting/hosting-config';
import { releaseConfig } from '../hosting/release-config';
import { root } from '../lib/repository';

interface Rewrite {
  source: string;
  destination?: string;
  function?: { functionId: string };
}

const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
  hosting: {
    public: string;
    rewrites: Rewrite[];
  };
};

/** Known once the site is built. */
let headerRules: HeaderRule[] | undefined;

const folder = join(root, hosting.public);

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** What Hosting does with a path, as `firebase.json` says: a file, or a function that answers. */
export type Target =
  | { kind: 'file'; file: string; type: string; status: 200 | 404 }
  | { kind: 'function'; name: string };

/** Files win, then rewrites, then the not-found document. */
export function targetOf(path: string): Target {
  const file = fileAt(path);
  if (file) return fileTarget(file, 200);
  const rewrite = hosting.rewrites.find(({ source }) => minimatch(path, source));
  if (rewrite?.function) return { kind: 'function', name: rewrite.function.functionId };
  if (rewrite?.destination) return fileTarget(join(folder, rewrite.destination), 200);
  return fileTarget(join(folder, '404.html'), 404);
}

/** Hosting's headers for a path; later rules win. */
export function headersOf(path: string): Record<string, string> {
  headerRules ??= releaseConfig().hosting.headers;
  const rules = headerRules.filter(({ source }) => minimatch(path, source));
  return Object.fromEntries(
    rules.flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
  );
}

function fileTarget(file: string, status: 200 | 404): Target {
  return { kind: 'file', file, status, type: TYPES[extname(file)] ?? 'application/octet-stream' };
}

function fileAt(path: string): string | undefined {
  const candidates = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];
  return candidates
    .map((candidate) => join(folder, candidate))
    .find((file) => existsSync(file) && statSync(file).isFile());
}
