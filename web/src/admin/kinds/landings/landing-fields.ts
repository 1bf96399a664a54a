import type { LocationInput } from '@torque-tide/contract/locations';
import type { SectorInput } from '@torque-tide/contract/sectors';
import { LANDING_NAME_MAX } from '@torque-tide/contract/landing-pages';
import { DEFAULT_SORT_ORDER } from '@torque-tide/contract/fields';
import { landingPath } from '@torque-tide/domain/paths';
import { slugOf } from '@torque-tide/domain/plain-text';
import type * as z from 'zod/mini';
import type { SideProps, Values } from '@/admin/content/define-content';
import type { FormFields } from '@/admin/fields/define-fields';
import * as field from '@/admin/fields/field-rows';
import { pagePreviewOf } from '@/admin/page-preview/page-preview';
import type { ComponentType } from 'react';

/** The words for the kinds in page addresses. */
export const PAGE_KINDS = { sectors: 'sector', locations: 'location' } as const;
export type LandingKind = keyof typeof PAGE_KINDS;

/** The row for a sector's or location's name, as items use it. */
export function nameRow(hint: string) {
  return field.line('Name', {
    isRequired: true,
    hint,
    note: ({ name }, _now, { name: before }) =>
      before && String(name).trim() !== before
        ? {
            text: `Items that say “${String(before)}” stay on its page. The list then offers to rename them.`,
            tone: 'plain',
          }
        : undefined,
  });
}

/** The rows for a page's address, and for the text of links to it. */
export function pageRows(kind: LandingKind) {
  const pathOf = (slug: string) => landingPath({ kind: PAGE_KINDS[kind], slug });
  return {
    linkName: field.line('Name on Links', { hint: 'Defaults to the name.' }),
    slug: field.line('Address', {
      isRequired: true,
      hint: `The last part of the page’s address, after ${pathOf('')}`,
      proposed: ({ name }) => slugOf(String(name), LANDING_NAME_MAX),
      note: ({ slug }, _now, { slug: before }) =>
        before && slug !== before
          ? { text: `${pathOf(String(before))} will redirect to the new address.`, tone: 'plain' }
          : undefined,
    }),
    sortOrder: field.integer('Order', DEFAULT_SORT_ORDER, { hint: 'Lower numbers come first.' }),
  };
}

/** The rows for the page's texts. */
export const TEXT_ROWS = field.group('Text of Its Page', {
  heading: field.line('Heading', { hint: 'Defaults to one made from the name.' }),
  title: field.line('Title for Search Results', { hint: 'Without the agency’s name.' }),
  description: field.text('Description for Search Results', { rows: 3 }),
  lead: field.text('Introduction', { rows: 3, hint: 'The first sentence or two.' }),
  more: field.text('More', { rows: 6 }),
  roles: field.lineList('Roles', {
    rows: 5,
    hint: 'Typical job titles, one per line, the most common first.',
  }),
});

/** The fields that a page consists of; without any of them there is no page. */
const NEEDED = new Set<unknown>(['name', 'slug', 'countries']);

/** Creates the component that shows the page beside a form. */
export function landingPreviewOf<
  T extends { id: string },
  V extends Values,
  S extends Pick<SectorInput | LocationInput, 'slug'> & { hasPage?: boolean | undefined },
>(
  kind: LandingKind,
  fields: Pick<FormFields<T, V, S>, 'toInput' | 'toValues'>,
  schema: z.ZodMiniType,
): ComponentType<SideProps<T, V>> {
  return pagePreviewOf({
    kind,
    fields,
    usePages: ({ sent: { slug, hasPage = true, ...sent } }) => {
      const issues = schema.safeParse({ slug, hasPage, ...sent }).error?.issues ?? [];
      if (!hasPage) return { pages: {}, missing: ['It has no page.'] };
      if (issues.some(({ path }) => NEEDED.has(path[0]))) {
        return { pages: {}, missing: ['The preview appears once the required fields are filled.'] };
      }
      return { pages: { [landingPath({ kind: PAGE_KINDS[kind], slug })]: 'Its page' } };
    },
  });
}
