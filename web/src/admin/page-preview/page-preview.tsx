import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { NEW_ITEM_ID, type PagePreview as PreviewRequest } from '@torque-tide/contract/previews';
import { withoutPlace } from '@torque-tide/domain/paths';
import { useCallback, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { InputOf, ItemOf } from '@/admin/content/content-mutations';
import type {
  ContentDefinition,
  PagesBeside,
  ShownPages,
  SideProps,
} from '@/admin/content/define-content';
import { describeFailure } from '@/admin/requests/failures';
import { SelectField } from '@/admin/ui/outlined-field';
import { callApi } from '@/shared/api/api-client';
import { useIsOnScreen } from '@/shared/browser/use-is-on-screen';
import { PageFrame } from './page-frame';

/** Always rendered, so that screen readers announce changes; takes no room while empty. */
const Status = styled('div')(({ theme }) => ({ '&:empty': { marginBottom: theme.spacing(-2) } }));

interface Props<K extends ContentKind> extends SideProps<ItemOf<K>> {
  definition: ContentDefinition<K>;
  preview: PagesBeside<InputOf<K>>;
}

/** Shows the real pages beside a form, with what it holds. */
export function PagePreview<K extends ContentKind>(props: Props<K>) {
  const { control, item, now } = props;
  const { kind, fields, schema } = props.definition;
  const { usePages, needs = [], isListed = false, unedited = [] } = props.preview;
  const [chosen, choose] = useState<string>();
  const body = useRef<HTMLDivElement>(null);
  const isSeen = useIsOnScreen(useCallback(() => body.current, []));
  const live = fields.toValues(item);
  const values = Object.assign({}, live, useWatch({ control }));
  const sent = fields.toInput(values, live);
  const id = item?.id ?? NEW_ITEM_ID;
  const shown = usePages({ id, isSeen, now, sent });
  const issues = needs.length > 0 ? (schema.safeParse(sent).error?.issues ?? []) : [];
  const isHidden = isListed && values['isActive'] === false;
  const reason = issues.some(({ path }) => needs.includes(String(path[0])))
    ? `The preview comes with ${needs.length > 1 ? 'its required fields' : `a ${needs.join()}`}.`
    : isHidden && 'No page shows this while it is inactive.';
  const { pages, missing = [] }: ShownPages = reason ? { pages: {}, missing: [reason] } : shown;
  const paths = Object.keys(pages);
  const path = chosen !== undefined && Object.hasOwn(pages, chosen) ? chosen : paths[0];
  const kept = unedited.map((name) => [name, item?.[name as keyof typeof item]]);
  const preview = usePagePreview(
    {
      path: path ?? '',
      kind: kind as PreviewRequest['kind'],
      id,
      values: { ...Object.fromEntries(kept), ...sent },
    },
    isSeen && path !== undefined,
  );
  const page = path === undefined ? undefined : preview.page;
  const follow = (to: string) => {
    if (Object.hasOwn(pages, to)) choose(to);
  };
  return (
    // The page shrinks to make room for the panels below it.
    <Stack ref={body} sx={{ gap: 2, minHeight: 0 }}>
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
          <p key={sentence}>{sentence}</p>
        ))}
        {preview.problem !== undefined && (
          <p>
            {page ? 'This is how it was before.' : 'There is no preview now.'} {preview.problem}
            <Button size="small" sx={{ ml: 1 }} onClick={() => void preview.retry()}>
              Try again
            </Button>
          </p>
        )}
      </Status>
      {path !== undefined && (
        <PageFrame title={`${pages[path]} as it would be`} page={page} onFollow={follow} />
      )}
    </Stack>
  );
}

/** How long typing must pause before a request, in ms. */
export const PAUSE_MS = 500;

/**
 * Requests a page with the form's values when typing pauses. The last page stays until the next one
 * arrives.
 *
 * @param isSeen false while it is not visible: then nothing is requested
 */
function usePagePreview(asked: PreviewRequest, isSeen: boolean) {
  const [page, setPage] = useState<{ html: string; path: string }>();
  const { data, error, refetch } = useQuery({
    queryKey: ['page preview', asked],
    queryFn: async ({ signal }) => {
      const { path } = asked;
      // Another page is requested at once, because it was chosen rather than typed.
      if (page?.path === path) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      signal.throwIfAborted();
      const body = { ...asked, path: withoutPlace(path) };
      const { html } = await callApi('pagePreviews.make', { body, signal });
      return { html, path };
    },
    enabled: isSeen,
    networkMode: 'always',
    gcTime: 0,
  });
  if (data && data !== page) setPage(data);
  return { page, problem: error ? describeFailure(error) : undefined, retry: refetch };
}
