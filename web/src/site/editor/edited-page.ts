import { itemFormPath } from '@torque-tide/domain/paths';
import type { ReadPath } from '@torque-tide/contract/api';

/** An item that a page shows, and where it is edited. */
interface EditedPage {
  /** The read that the page shows. */
  read: Extract<ReadPath, '/api/jobs/:id' | '/api/case-studies/:id'>;
  id: string;
  /** What is edited, within a sentence. */
  noun: string;
  /** The form, which leads back to the page. */
  form: string;
}

const PAGES = [
  { pattern: /^\/jobs\/([^/]+)$/, read: '/api/jobs/:id', tab: 'jobs', noun: 'job' },
  {
    pattern: /^\/case-study\/([^/]+)$/,
    read: '/api/case-studies/:id',
    tab: 'case-studies',
    noun: 'case study',
  },
] as const;

/** The item that stands at an address; undefined for any other page. */
export function editedPage(pathname: string): EditedPage | undefined {
  for (const { pattern, read, tab, noun } of PAGES) {
    const [, escaped] = pattern.exec(pathname) ?? [];
    if (escaped === undefined) continue;
    const id = decodeURIComponent(escaped);
    return { read, id, noun, form: itemFormPath(tab, id, { isFromPage: true }) };
  }
  return undefined;
}
