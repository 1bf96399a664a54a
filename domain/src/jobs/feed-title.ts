import { brand } from '../brand';

/** What readers' programs call a feed of jobs, with the search in words when it follows one. */
export function feedTitle(search = ''): string {
  const title = `Jobs at ${brand.name}`;
  return search === '' ? title : `${title}: ${search}`;
}
