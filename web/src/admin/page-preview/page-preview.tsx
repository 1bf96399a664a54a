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
  // The page gives way to the panels below it.
  minHeight: 0,
}));

/** Always there, so that what it says is heard; without words it takes no room. */
const Status = styled('div')(({ theme }) => ({ '&:empty': { marginBottom: theme.spacing(-2) } }));

const Sentence = styled('p')(({ theme }) => ({
  '& button': { marginInlineStart: theme.spacing(1) },
}));

/** The pages that can be looked at beside a form. */
export interface ShownPages {
  /** What they are called, by their paths: the first one is shown at first. */
  pages: Readonly<Record<string, string>>;
  /** What there is no page of, as sentences. */
  missing?: readonly string[];
  /** Why it isn't known whether some pages exist. */
  failure?: Error | null | undefined;
  /** Asks once more which there are. */
  refresh?: () => void;
}

/** Who looks at them, and with what in the form. */
export interface LookedAt<V = unknown, S = unknown> {
  /** Of the item, or `NEW_ITEM_ID`. */
  id: string;
  /** False where nobody does: then nothing is asked. */
  isSeen: boolean;
  /** When the form was opened, as ISO 8601. */
  now: string;
  /** What stands in the form, and what it would send. */
  values: V;
  sent: S;
}

interface Previewed<T, V extends Values, S> {
  kind: PagePreview['kind'];
  fields: Pick<FormFields<T, V, S>, 'toInput' | 'toValues'>;
  usePages: (lookedAt: LookedAt<V, S>) => ShownPages;
  /** What the page shows of the item besides the form's fields. */
  unedited?: readonly (keyof T & string)[];
}

/** Makes the component that shows, beside a form, the real pages with what it holds. */
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

/** Typing pauses this long before we ask, in ms. */
export const PAUSE_MS = 500;

/**
 * Asks for a page as it would be when typing pauses. The last one stays until the next one has come.
 *
 * @param isSeen false where nobody looks at it: then nothing is asked
 */
function usePagePreview(asked: PagePreview, isSeen: boolean) {
  const [page, setPage] = useState<{ html: string; path: string }>();
  const { error, refetch } = useQuery({
    queryKey: ['page preview', asked],
    queryFn: async ({ signal }) => {
      const { path } = asked;
      // Another page is chosen, not typed.
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
  /** The field without which there is nothing to show. */
  needs: keyof S & string;
  /** The page that shows the item, and what it's called. */
  pageOf: (id: string) => ShownPages['pages'];
  /** True where an inactive item is on no page. */
  isListed?: boolean;
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
