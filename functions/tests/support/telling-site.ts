import type { Settings } from '@torque-tide/contract/settings';
import type { SiteRenderer } from '@torque-tide/contract/site-renderer';
import type { ShownTexts } from '@torque-tide/contract/texts';

/** What a document of `tellingSite` holds. */
export interface Told {
  path: string;
  settings: Settings;
  home: ShownTexts;
  services: ShownTexts;
}

/** Stands in for the built site: a document is what the content says that pages are made of. */
export const tellingSite: SiteRenderer = {
  shell: () => '',
  listedPaths: ['/', '/about', '/services'],
  manifest: {},
  statusOf: async () => 200,
  render: async (path, content) => {
    const told: Told = {
      path,
      settings: (await content.settings()).value,
      home: (await content.texts('home')).value,
      services: (await content.texts('services')).value,
    };
    const scripts = '<script type="module" src="/a.js"></script><noscript>Without</noscript>';
    return { status: 200, html: `${scripts}${JSON.stringify(told)}${scripts}` };
  },
};
