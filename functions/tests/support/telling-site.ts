import type { Consultant } from '@torque-tide/contract/consultants';
import type { Settings } from '@torque-tide/contract/settings';
import type { SiteContent, SiteDocument, SiteRenderer } from '@torque-tide/contract/site-renderer';
import type { Testimonial } from '@torque-tide/contract/testimonials';
import type { ShownTexts } from '@torque-tide/contract/page-texts';

/** The data that a document of `tellingSite` contains. */
export interface Told {
  path: string;
  settings: Settings;
  home: ShownTexts;
  services: ShownTexts;
  job: ShownTexts;
  /** The job or the case study at the path. */
  item?: unknown;
  testimonials: readonly Testimonial[];
  consultants: readonly Consultant[];
}

/** The page's earlier address. */
export const FORMER_PATH = '/services-of-old';

/** Replaces the built site: its documents contain the data that a page gets. */
export const tellingSite: SiteRenderer = {
  shell: () => '',
  listedPaths: ['/', '/about', '/services'],
  manifest: {},
  searchOf: () => '',
  socialCard: () => Promise.resolve(undefined),
  statusOf,
  render: async (path, content) => {
    if (path === FORMER_PATH) return { status: 200, html: '', movedTo: '/services' };
    const told: Told = {
      path,
      settings: (await content.settings()).value,
      home: (await content.texts('home')).value,
      services: (await content.texts('services')).value,
      job: (await content.texts('job')).value,
      item: await itemAt(path, content),
      testimonials: (await content.testimonials()).value ?? [],
      consultants: await content.consultants(),
    };
    return {
      status: await statusOf(path, content),
      html: JSON.stringify(told),
    };
  },
};

async function itemAt(path: string, content: SiteContent): Promise<unknown> {
  const [, kind, id = ''] = path.split('/');
  if (kind === 'case-study') return (await content.caseStudy(id))?.caseStudy;
  const found = kind === 'jobs' ? await content.job(id) : undefined;
  return found?.state === 'open' ? found.job : undefined;
}

async function statusOf(path: string, content: SiteContent): Promise<SiteDocument['status']> {
  if (tellingSite.listedPaths.includes(path)) return 200;
  const [, kind, id = '', slug = ''] = path.split('/');
  if (kind === 'jobs' && (id === 'sector' || id === 'location')) {
    return (await content.landingText(id, slug)) ? 200 : 404;
  }
  if (kind === 'jobs') {
    const found = await content.job(id);
    return found?.state === 'open' ? 200 : found ? 410 : 404;
  }
  return kind === 'case-study' && (await content.caseStudy(id)) ? 200 : 404;
}
