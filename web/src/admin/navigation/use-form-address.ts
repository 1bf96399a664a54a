import { ADMIN_PATHS, FORM_PARAMS, FROM_PAGE } from '@torque-tide/domain/paths';
import { useMemo } from 'react';
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** What a tab of the dashboard shows: its list, or the form that takes the list's place. */
export type FormAddress =
  | { kind: 'list' }
  | {
      kind: 'new';
      /** The id of the item that the form begins as a copy of. */
      copyOf: string | undefined;
    }
  | {
      kind: 'edit';
      id: string;
      /** It was opened from the item's public page, and closing it leads back there. */
      isFromPage: boolean;
    };

const NEW = 'new';
const COPY = 'copy';
const { tab: TAB, edit: EDIT, from: FROM } = FORM_PARAMS;
/** Shows something else in the place of the tabs. */
export const VIEW = 'view';

/** What the browser's history keeps of a form besides its address. */
interface FormState {
  /** The history entry before this one is the list, so that closing the form goes back to it. */
  isOverList?: true;
}

/** The parameters of the address of a new form. */
export const NEW_FORM = { [NEW]: '1' };

/** The form as part of the address: a link opens it, and the browser's Back leaves it. */
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
      // At once: a letter typed before the form is drawn would be taken for a shortcut.
      { state: { isOverList: true } satisfies FormState, flushSync: true },
    );
  }

  return {
    address: useMemo(() => readAddress(params), [params]),
    openNew: () => open(NEW_FORM),
    /** Begins a new item as a copy of that one. */
    openCopy: (id: string) => open({ ...NEW_FORM, [COPY]: id }),
    openItem: (id: string) => open({ [EDIT]: id }),
    close: () => {
      // Back to the list's own entry, with its filters and its scroll position.
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

export function isFormAddress(search: string): boolean {
  const params = new URLSearchParams(search);
  return [NEW, EDIT].some((name) => params.has(name));
}

/** What an address shows, a tab or a form. What else it holds, as a list's search and filters, changes neither. */
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

/** The address of the dashboard with these parameters. */
export function dashboardPath(params: Record<string, string>): string {
  return `${ADMIN_PATHS.dashboard}?${new URLSearchParams(params).toString()}`;
}
