import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { NEW_ITEM_ID, type PagePreview } from '@torque-tide/contract/page-previews';
import { withoutPlace } from '@torque-tide/domain/paths';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { SideProps, Values } from '@/admin/content/define-content';
import type { FormFields } from '@/admin/fields/define-fields';
import { describeFailure } from '@/admin/requests/describe';
import { SelectField } from '@/admin/ui/select-field';
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
  /** Why nobody knows of some whether they are there. */
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

/** Makes the component that shows, beside a form, the real pages with what it holds. Decision 0032. */
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
      preview.retry();
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

/** Who types does so faster, in ms. */
const PAUSE_MS = 500;

/**
 * A page as it would be with what is asked for, asked anew when typing pauses. The last document stays until
 * the next one has come, and no late answer takes the place of a newer one.
 *
 * @param isSeen false where nobody looks at it: then nothing is asked
 */
function usePagePreview(asked: PagePreview, isSeen: boolean) {
  /** The last document that has come, the path of its page, and what it was asked with. */
  const [page, setPage] = useState<{ html: string; path: string; question: string }>();
  /** Why another one has not come, as sentences. */
  const [failure, setFailure] = useState<{ question: string; problem: string }>();
  const [tries, setTries] = useState(0);
  const question = JSON.stringify(asked);

  useEffect(() => {
    if (!isSeen || page?.question === question) return undefined;
    const body = JSON.parse(question) as PagePreview;
    const { path } = body;
    const asking = new AbortController();
    const { signal } = asking;
    // Another page is not typed.
    const wait = page?.path === path ? PAUSE_MS : 0;
    const ask = async () => {
      try {
        const sent = { ...body, path: withoutPlace(path) };
        const { html } = await callApi('pagePreviews.make', { body: sent, signal });
        if (signal.aborted) return;
        setPage({ html, path, question });
        setFailure(undefined);
      } catch (error) {
        if (!signal.aborted) setFailure({ question, problem: describeFailure(error) });
      }
    };
    const timer = window.setTimeout(() => void ask(), wait);
    return () => {
      window.clearTimeout(timer);
      asking.abort();
    };
  }, [page, question, isSeen, tries]);

  // Of what is asked now: whoever takes back what was typed has the page that is in view.
  const problem = failure?.question === question ? failure.problem : undefined;
  return { page, problem, retry: () => setTries((count) => count + 1) };
}
