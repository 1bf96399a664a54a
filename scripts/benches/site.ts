import { PUBLIC_ORIGIN } from '@torque-tide/domain/public-origin';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFunction } from '../../functions/tests/support/function-process';
import { demoHosting } from '../hosting/demo-hosting';
import { type HostingServer, startHosting } from '../hosting/hosting-server';
import type { EmulatorEnvironment } from '../lib/firestore';
import { Problem } from '../lib/problem';
import { root } from '../lib/repository';

/** Starts the built site with its functions. `/limit` has Home's text alone: nothing can be faster. */
export async function startSite(environment: EmulatorEnvironment): Promise<HostingServer> {
  const api = await startFunction('api', environment);
  const pages = await startFunction('pages', environment);
  const config = demoHosting('bench');
  const hosting = await startHosting({
    config,
    // Other hosts get `noindex`, which lowers the SEO score.
    publicHost: new URL(PUBLIC_ORIGIN).host,
    functions: { api: api.url, pages: pages.url },
  });
  const home = await (await fetch(hosting.url)).text();
  if (!home.includes('<h1')) throw new Problem('Home has no text.');
  writeFileSync(join(root, config.public, 'limit.html'), withoutExtras(home));
  return {
    url: hosting.url,
    stop: async () => {
      await Promise.all([hosting, pages, api].map((part) => part.stop()));
    },
  };
}

/** Returns a document without scripts, styles, pictures and attributes. */
function withoutExtras(html: string): string {
  const head =
    '<!doctype html><meta name="viewport" content="width=device-width"><title>Text</title>';
  const body = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(script|style|svg|template)\b.*?<\/\1>|<(?:link|img)\b[^>]*>/gs, '')
    .replaceAll(/<(\w+)\s[^>]*>/g, '<$1>');
  return head + body;
}
