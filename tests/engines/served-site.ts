import { join } from 'node:path';
import { cacheFolder } from '../../scripts/lib/repository';
import { serveSite } from '../e2e/support/site';

/** Serves the site for the walk. */
export async function setup(): Promise<() => Promise<void>> {
  const { url, stop } = await serveSite({ logFile: join(cacheFolder, 'functions-engines.log') });
  process.env['SITE_URL'] = url;
  return stop;
}
