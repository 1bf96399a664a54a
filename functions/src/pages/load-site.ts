import {
  SITE_BUNDLE,
  type SiteBuild,
  type SiteBundle,
  type SiteRenderer,
} from '@torque-tide/contract/site-renderer';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createLazy } from '../lib/promises';

/** Loads the website's server bundle, once. */
export function createSiteLoader(folder: string): () => Promise<SiteRenderer> {
  return createLazy(() => load(folder));
}

async function load(folder: string): Promise<SiteRenderer> {
  // One after the other: a failing import that is still pending would fail the next attempt too.
  const entry = pathToFileURL(join(folder, SITE_BUNDLE.entry)).href;
  const bundle = (await import(entry)) as SiteBundle;
  const build = await readFile(join(folder, SITE_BUNDLE.build), 'utf8');
  return bundle.createSiteRenderer(JSON.parse(build) as SiteBuild);
}
