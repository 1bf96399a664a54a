import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { PagePreview } from '@torque-tide/contract/page-previews';
import { type ComponentType, useCallback, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { SideProps, Values } from '@/admin/content/define-content';
import type { FormFields } from '@/admin/fields/define-fields';
import { SelectField } from '@/admin/ui/select-field';
import { useIsOnScreen } from '@/shared/browser/use-is-on-screen';
import { PageFrame } from './page-frame';
import { usePagePreview } from './use-page-preview';

const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
}));

/** Always there, so that what it says is heard; without words it takes no room. */
const Status = styled('div')(({ theme }) => ({ '&:empty': { marginBottom: theme.spacing(-2) } }));

const Problem = styled('p')(({ theme }) => ({
  margin: 0,
  '& button': { marginInlineStart: theme.spacing(1) },
}));

interface Previewed<T, V extends Values, S> {
  kind: PagePreview['kind'];
  fields: Pick<FormFields<T, V, S>, 'toInput' | 'toValues'>;
  /** The pages that can be looked at, by their paths: the first one is shown at first. */
  pages: Readonly<Record<string, string>>;
}

/** What shows, beside a form, the real pages as they would be with what stands in it. Decision 0032. */
export function pagePreviewOf<T extends { id: string }, V extends Values, S extends object>({
  kind,
  fields,
  pages,
}: Previewed<T, V, S>): ComponentType<SideProps<T, V>> {
  const paths = Object.keys(pages);
  const [first = ''] = paths;

  function Preview({ control, item }: SideProps<T, V>) {
    const [path, setPath] = useState(first);
    const body = useRef<HTMLDivElement>(null);
    const isSeen = useIsOnScreen(useCallback(() => body.current, []));
    const live = fields.toValues(item);
    const values = Object.assign({}, live, useWatch({ control })) as V;
    const { page, problem, retry } = usePagePreview(
      {
        path,
        kind,
        id: item?.id ?? '',
        values: { ...fields.toInput(values, live) } as Record<string, unknown>,
      },
      isSeen,
    );
    const follow = useCallback((to: string) => {
      if (paths.includes(to)) setPath(to);
    }, []);
    return (
      <Body ref={body}>
        {paths.length > 1 && (
          <SelectField
            label="Page"
            size="small"
            value={path}
            options={paths}
            labels={pages}
            onChange={setPath}
          />
        )}
        <Status role="status">
          {problem !== undefined && (
            <Problem>
              {page ? 'This is how it was before.' : 'There is no preview now.'} {problem}
              <Button size="small" onClick={retry}>
                Try again
              </Button>
            </Problem>
          )}
        </Status>
        <PageFrame title={`${pages[path]} as it would be`} page={page} onFollow={follow} />
      </Body>
    );
  }
  return Preview;
}
