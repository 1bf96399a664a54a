import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** What a tab of the dashboard shows: its list, or the form that takes the list's place. */
export type FormAddress =
  | { kind: 'list' }
  /** `copyOf` is the id of the item that a new one begins as a copy of. */
  | { kind: 'new'; copyOf: string | undefined }
  | { kind: 'edit'; id: string };

const NEW = 'new';
const COPY = 'copy';
const EDIT = 'edit';

/** Marks a history entry that lies directly above its list, so that closing the form goes back to it. */
interface OverList {
  isOverList: true;
}

/** The form as part of the address: a link opens it, and the browser's Back leaves it. */
export function useFormAddress() {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();

  function open(entries: Record<string, string>) {
    const search = withoutForm(params);
    for (const [name, value] of Object.entries(entries)) search.set(name, value);
    void navigate(
      { search: search.toString() },
      { state: { isOverList: true } satisfies OverList },
    );
  }

  return {
    address: readAddress(params),
    openNew: () => open({ [NEW]: '1' }),
    /** Begins a new item as a copy of that one. */
    openCopy: (id: string) => open({ [NEW]: '1', [COPY]: id }),
    openItem: (id: string) => open({ [EDIT]: id }),
    close: () => {
      // Going back, not on: the list's filters and place return, and Back then leaves the list.
      if ((state as OverList | null)?.isOverList) void navigate(-1);
      else void navigate({ search: withoutForm(params).toString() }, { replace: true });
    },
  };
}

function readAddress(params: URLSearchParams): FormAddress {
  const id = params.get(EDIT);
  if (id) return { kind: 'edit', id };
  if (params.has(NEW)) return { kind: 'new', copyOf: params.get(COPY) || undefined };
  return { kind: 'list' };
}

function withoutForm(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  for (const name of [NEW, COPY, EDIT]) rest.delete(name);
  return rest;
}
