import type { PagePreview } from '@torque-tide/contract/page-previews';
import type { ComponentType } from 'react';
import type * as z from 'zod/mini';
import type { SideProps, Values } from '@/admin/content/define-content';
import type { FormFields } from '@/admin/fields/define-fields';
import { pagePreviewOf, type ShownPages } from './page-preview';

interface PreviewedItem<T, V extends Values, S> {
  kind: PagePreview['kind'];
  fields: Pick<FormFields<T, V, S>, 'toInput' | 'toValues'>;
  schema: z.ZodMiniType;
  /** The field without which there is nothing to show. */
  needs: keyof S & string;
  /** The page that shows the item, and what it's called. */
  pageOf: (id: string) => ShownPages['pages'];
  /** True where an inactive item is on no page. */
  isListed?: boolean;
  unedited?: readonly (keyof T & string)[];
}

/** Makes the component that shows an item on its page, as far as the form is valid. */
export function itemPreviewOf<T extends { id: string }, V extends Values, S extends object>({
  schema,
  needs,
  pageOf,
  isListed = false,
  ...previewed
}: PreviewedItem<T, V, S>): ComponentType<SideProps<T, V>> {
  return pagePreviewOf({
    ...previewed,
    usePages: ({ id, values, sent }) => {
      const issues = schema.safeParse(sent).error?.issues ?? [];
      if (issues.some(({ path }) => path[0] === needs)) {
        return { pages: {}, missing: [`The preview comes with a ${needs}.`] };
      }
      if (isListed && values['isActive'] === false) {
        return { pages: {}, missing: ['No page shows this while it is inactive.'] };
      }
      return { pages: pageOf(id) };
    },
  });
}
