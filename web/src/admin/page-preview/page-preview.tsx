import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { NEW_ITEM_ID, type PagePreview } from '@torque-tide/contract/previews';
import { withoutPlace } from '@torque-tide/domain/paths';
import { type ComponentType, useCallback, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { SideProps, Values } from '@/admin/content/define-content';
import type { FormFields } from '@/admin/fields/define-fields';
import { describeFailure } from '@/admin/requests/failures';
import { SelectField } from '@/admin/ui/outlined-field';
import { callApi } from '@/shared/api/api-client';
import { useIsOnScreen } from '@/shared/browser/use-is-on-screen';
import { PageFrame } from './page-frame';

const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  // The page shrinks to make room for the panels below it.
  minHeight: 0,
}));

/** Always rendered, so that screen readers announce changes; takes no room while empty. */
const Status = styled('div')(({ theme }) => ({ '&:empty': { marginBottom: theme.spacing(-2) } }));

const Sentence = styled('p')(({ theme }) => ({
  '& button': { marginInlineStart: theme.spacing(1) },
}));

/** The pages that can be previewed beside a form. */
export interface ShownPages {
  /** Their names by path; the first one is shown initially. */
  pages: Readonly<Record<string, string>>;
  /** Sentences about pages that don't exist. */
  missing?: readonly string[];
  /** The error, if it isn't known whether some pages exist. */
  failure?: Error | null | undefined;
  /** Fetches the pages again. */
  refresh?: () => void;
}

/** The form that is previewed. */
export interface LookedAt<V = unknown, S = unknown> {
  /** The item's id, or `NEW_ITEM_ID`. */
  id: string;
  /** False while the preview is not visible: then nothing is requested. */
  isSeen: boolean;
  /** When the form was opened, as ISO 8601. */
  now: string;
  /** The form's values, and the request body that they give. */
  values: V;
  sent: S;
}

interface Previewed<T, V extends Values, S> {
  kind: PagePreview['kind'];
  fields: Pick<FormFields<T, V, S>, 'toInput' | 'toValues'>;
  usePages: (lookedAt: LookedAt<V, S>) => ShownPages;
  /** Data that the page shows of the item besides the form's fields. */
  unedited?: readonly (keyof T & string)[];
}

/** Creates the component that shows real pages with a form's values beside it. */
export function pagePreviewOf<T extends { id: string }, V extends Values, S extends object>({
  kind,
  fields,
  usePages,
  unedited = [],
}: Previewed<T, V, S>): ComponentType<SideProps<T, V>> {
  function Preview({ control, item, now }: SideProps<T, V>) {
    const [chosen, choose] = useState<string>();
    const body = useRef<HTMLDivElement>(null);
    const isSeen = useIsOnScreen(useCallback(() => body.current, []));
    const live = fields.toValues(item);
    const values = Object.assign({}, live, useWatch({ control })) as V;
    const sent = fields.toInput(values, live);
    const id = item?.id ?? NEW_ITEM_ID;
    const { pages, missing = [], failure, refresh } = usePages({ id, isSeen, now, values, sent });
    const paths = Object.keys(pages);
    const path = chosen !== undefined && Object.hasOwn(pages, chosen) ? chosen : paths[0];
    const preview = usePagePreview(
      {
        path: path ?? '',
        kind,
        id,
        values: {
          ...Object.fromEntries(unedited.map((name) => [name, item?.[name]])),
          ...sent,
        },
      },
      isSeen && path !== undefined,
    );
    const page = path === undefined ? undefined : preview.page;
    const problem = failure ? describeFailure(failure) : preview.problem;
    const retry = () => {
      refresh?.();
      void preview.retry();
    };
    const follow = (to: string) => {
      if (Object.hasOwn(pages, to)) choose(to);
    };
    return (
      <Body ref={body}>
        {path !== undefined && paths.length > 1 && (
          <SelectField
            label="Page"
            size="small"
            value={path}
            options={paths}
            labels={pages}
            onChange={choose}
          />
        )}
        <Status role="status">
          {missing.map((sentence) => (
            <Sentence key={sentence}>{sentence}</Sentence>
          ))}
          {problem !== undefined && (
            <Sentence>
              {page ? 'This is how it was before.' : 'There is no preview now.'} {problem}
              <Button size="small" onClick={retry}>
                Try again
              </Button>
            </Sentence>
          )}
        </Status>
        {path !== undefined && (
          <PageFrame title={`${pages[path]} as it would be`} page={page} onFollow={follow} />
        )}
      </Body>
    );
  }
  return Preview;
}

/** How long typing must pause before a request, in ms. */
export const PAUSE_MS = 500;

/**
 * Requests a page with the form's values when typing pauses. The last page stays until the next one
 * arrives.
 *
 * @param isSeen false while it is not visible: then nothing is requested
 */
function usePagePreview(asked: PagePreview, isSeen: boolean) {
  const [page, setPage] = useState<{ html: string; path: string }>();
  const { error, refetch } = useQuery({
    queryKey: ['page preview', asked],
    queryFn: async ({ signal }) => {
      const { path } = asked;
      // Another page is requested at once, because it was chosen rather than typed.
      if (page?.path === path) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      signal.throwIfAborted();
      const body = { ...asked, path: withoutPlace(path) };
      const { html } = await callApi('pagePreviews.make', { body, signal });
      setPage({ html, path });
      return true;
    },
    enabled: isSeen,
    networkMode: 'always',
    gcTime: 0,
  });
  return { page, problem: error ? describeFailure(error) : undefined, retry: refetch };
}

interface PreviewedItem<T, V extends Values, S> extends Omit<Previewed<T, V, S>, 'usePages'> {
  schema: z.ZodMiniType;
  /** The field without which there is no preview. */
  needs: keyof S & string;
  /** The page that shows the item, and its name. */
  pageOf: (id: string) => ShownPages['pages'];
  /** True if no page shows an inactive item. */
  isListed?: boolean;
}

/** Creates the component that shows an item on its page, as far as the form is valid. */
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
