import { landingAt } from '@torque-tide/domain/landings/job-landings';
import { itemFormPath } from '@torque-tide/domain/paths';
import type { ReadPath } from '@torque-tide/contract/api';
import type { Taxonomy } from '@torque-tide/contract/taxonomy';
import { matchPath } from 'react-router-dom';
import { type RouteName, routeNames, rowOf } from '@/site/routes';

/** Something that a page shows, and where it is edited. */
interface EditedPage {
  /** What is edited, within a sentence. */
  name: string;
  /** The form. */
  form: string;
  /** The item that the page shows, if it shows one: where it is not there, there is nothing to edit. */
  item?: { read: Extract<ReadPath, '/api/jobs/:id' | '/api/case-studies/:id'>; id: string };
}

interface ItemPage extends Pick<NonNullable<EditedPage['item']>, 'read'> {
  tab: string;
  name: string;
}

/** The pages of single items, whose forms lead back to them. */
const ITEM_PAGES: Partial<Record<RouteName, ItemPage>> = {
  job: { read: '/api/jobs/:id', tab: 'jobs', name: 'this job' },
  caseStudy: { read: '/api/case-studies/:id', tab: 'case-studies', name: 'this case study' },
};

/** The pages of jobs, whose own words belong to a sector or a location. */
const LANDINGS: Partial<Record<RouteName, 'sector' | 'location'>> = {
  jobsBySector: 'sector',
  jobsByLocation: 'location',
};

/** What can be edited of the page at an address; undefined where there is no form for it. */
export function editedPage(pathname: string, taxonomy: Taxonomy): EditedPage | undefined {
  for (const route of routeNames) {
    const { pattern, texts } = rowOf(route);
    const found = matchPath(pattern, pathname);
    if (!found) continue;
    const item = ITEM_PAGES[route];
    if (item && found.params.id !== undefined) {
      const { read, tab, name } = item;
      const id = decodeURIComponent(found.params.id);
      return { name, form: itemFormPath(tab, id, { isFromPage: true }), item: { read, id } };
    }
    const landing = LANDINGS[route];
    const { slug } = found.params;
    if (landing && slug !== undefined) {
      const id = landingAt(taxonomy, landing, slug)?.id ?? slug;
      return { name: `this ${landing}`, form: itemFormPath(`${landing}s`, id) };
    }
    // Its own texts come first; those that other pages show, too, are in the same list.
    const [own] = texts ?? [];
    return own && { name: 'the texts of this page', form: itemFormPath('pages', own) };
  }
  return undefined;
}
