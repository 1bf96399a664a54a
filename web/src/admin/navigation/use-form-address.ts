import { ADMIN_PATHS, FORM_PARAMS, FROM_PAGE } from '@torque-tide/domain/paths';
import { useMemo } from 'react';
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** What a tab shows: its list or a form. */
export type FormAddress =
  | { kind: 'list' }
  | {
      kind: 'new';
      /** The id of the item to copy. */
      copyOf: string | undefined;
    }
  | {
      kind: 'edit';
      id: string;
      /** True if it was opened from the item's public page, to which closing returns. */
      isFromPage: boolean;
    };

const NEW = 'new';
const COPY = 'copy';
const { tab: TAB, edit: EDIT, from: FROM } = FORM_PARAMS;
export const VIEW = 'view';

interface FormState {
  /** True if the previous history entry is the list. */
  isOverList?: true;
}

export const NEW_FORM = { [NEW]: '1' };

/** Keeps the open form in the URL, so that links open it and Back leaves it. */
export function useFormAddress() {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const state = location.state as FormState | null;

  function open(entries: Record<string, string>) {
    const search = withoutForm(params);
    for (const [name, value] of Object.entries(entries)) search.set(name, value);
    void navigate(
      { search: search.toString() },
      // Synchronously, so that a key typed meanwhile isn't taken for a shortcut.
      { state: { isOverList: true } satisfies FormState, flushSync: true },
    );
  }

  return {
    address: useMemo(() => readAddress(params), [params]),
    openNew: () => open(NEW_FORM),
    openCopy: (id: string) => open({ ...NEW_FORM, [COPY]: id }),
    openItem: (id: string) => open({ [EDIT]: id }),
    close: () => {
      // Goes back to the list's own entry, with its filters and scroll position.
      if (state?.isOverList) void navigate(-1);
      else void navigate({ search: withoutForm(params).toString() }, { replace: true });
    },
  };
}

function readAddress(params: URLSearchParams): FormAddress {
  const id = params.get(EDIT);
  if (id) return { kind: 'edit', id, isFromPage: params.get(FROM) === FROM_PAGE };
  if (!params.has(NEW)) return { kind: 'list' };
  return { kind: 'new', copyOf: params.get(COPY) || undefined };
}

/** Identifies the tab or form in a URL, apart from search and filters. */
export function placeOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const params = new URLSearchParams(search);
  return [pathname, ...[TAB, VIEW, NEW, COPY, EDIT].map((name) => params.get(name) ?? '')].join(
    ' ',
  );
}

function withoutForm(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  for (const name of [NEW, COPY, EDIT, FROM]) rest.delete(name);
  return rest;
}

export function dashboardPath(params: Record<string, string>): string {
  return `${ADMIN_PATHS.dashboard}?${new URLSearchParams(params).toString()}`;
}
