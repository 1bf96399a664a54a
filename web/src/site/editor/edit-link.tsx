import { useQuery } from '@tanstack/react-query';
import { matchPath, useLocation } from 'react-router-dom';
import { apiQuery } from '@/shared/api/api-query';
import { apiQueryOrNull } from '@/shared/api/session-check';
import { useTaxonomy } from '@/shared/settings/use-settings';
import styles from './edit-link.module.css';
import { landingAt } from '@torque-tide/domain/landings/job-landings';
import { itemFormPath } from '@torque-tide/domain/paths';
import { publicationState } from '@torque-tide/domain/publication';
import type { Taxonomy } from '@torque-tide/contract/taxonomy';
import { type RouteName, routeNames, rowOf } from '@/site/routes';

/** Links a page to the form of its content, for admins. Loaded only if a session is stored. */
export function EditLink() {
  const { pathname } = useLocation();
  const page = editedPage(pathname, useTaxonomy());
  const { data: session } = useQuery(apiQueryOrNull('/api/admin/verify', 401));
  const isHidden = useIsHidden(pathname);
  if (!session || !page) return null;
  const hint = 'Visitors don’t see this page.';
  return (
    <nav aria-label="For editors">
      {/* The admin area is a separate app, so the link loads a document. */}
      <a
        className={styles.edit}
        href={page.form}
        aria-label={`${isHidden ? `${hint} ` : ''}Edit ${page.name}`}
      >
        {isHidden && <span>{hint}</span>} Edit
      </a>
    </nav>
  );
}

const HIDDEN: ReadonlySet<string> = new Set(['draft', 'scheduled', 'inactive']);

/** True if the page shows an item that only admins can read now. */
function useIsHidden(pathname: string): boolean {
  const paramsOn = (route: RouteName) => ({
    id: matchPath(rowOf(route).pattern, pathname)?.params['id'] ?? '',
  });
  // Read by the page itself.
  const isRead = { enabled: false };
  const job = useQuery({ ...apiQuery('/api/jobs/:id', paramsOn('job')), ...isRead }).data;
  const caseStudyQuery = apiQuery('/api/case-studies/:id', paramsOn('caseStudy'));
  const caseStudy = useQuery({ ...caseStudyQuery, ...isRead }).data;
  const item = job ?? caseStudy;
  return item !== undefined && HIDDEN.has(publicationState(item, new Date()));
}

/** The content of a page that can be edited. */
interface EditedPage {
  /** Its name within a sentence. */
  name: string;
  /** The form's path. */
  form: string;
}

/** Pages of single items, whose forms link back to them. */
const ITEM_PAGES: Partial<Record<RouteName, { tab: string; name: string }>> = {
  job: { tab: 'jobs', name: 'this job' },
  caseStudy: { tab: 'case-studies', name: 'this case study' },
};

/** Landing pages, whose texts belong to a sector or a location. */
const LANDINGS: Partial<Record<RouteName, 'sector' | 'location'>> = {
  jobsBySector: 'sector',
  jobsByLocation: 'location',
};

/** Returns what can be edited on a page; undefined if nothing can. */
export function editedPage(pathname: string, taxonomy: Taxonomy): EditedPage | undefined {
  for (const route of routeNames) {
    const { pattern, texts } = rowOf(route);
    const found = matchPath(pattern, pathname);
    if (!found) continue;
    const item = ITEM_PAGES[route];
    if (item && found.params.id !== undefined) {
      const id = decodeURIComponent(found.params.id);
      return { name: item.name, form: itemFormPath(item.tab, id, { isFromPage: true }) };
    }
    const landing = LANDINGS[route];
    const { slug } = found.params;
    if (landing && slug !== undefined) {
      const id = landingAt(taxonomy, landing, slug)?.id ?? slug;
      return { name: `this ${landing}`, form: itemFormPath(`${landing}s`, id) };
    }
    // The page's own texts come first; texts shared with other pages follow.
    const [own] = texts ?? [];
    return own && { name: 'the texts of this page', form: itemFormPath('pages', own) };
  }
  return undefined;
}
