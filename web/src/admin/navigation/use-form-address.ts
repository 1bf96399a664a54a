import { UNFINISHED_FORM_ID } from '@torque-tide/contract/unfinished-forms';
import { FORM_PARAMS, FROM_PAGE } from '@torque-tide/domain/paths';
import { useMemo } from 'react';
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { createStoredText } from '@/shared/browser/stored-choice';

/** What a tab of the dashboard shows: its list, or the form that takes the list's place. */
export type FormAddress =
  | { kind: 'list' }
  | ({
      kind: 'new';
      /** The id under which the form is kept while it is unfinished. */
      formId: string;
      /** The id of the item that the form begins as a copy of. */
      copyOf: string | undefined;
      /** It was begun since the page was loaded: what was kept of it is known without asking. */
      isFresh: boolean;
    } & Continued)
  | ({
      kind: 'edit';
      id: string;
      /** It was opened from the item's public page, and closing it leads back there. */
      isFromPage: boolean;
    } & Continued);

interface Continued {
  /** The id of the unfinished form that it goes on with. */
  continues: string | undefined;
}

const NEW = 'new';
const COPY = 'copy';
const { tab: TAB, edit: EDIT, from: FROM } = FORM_PARAMS;
/** Shows something else in the place of the tabs. */
export const VIEW = 'view';

/** What the browser's history keeps of a form besides its address. */
interface FormState {
  /** The history entry before this one is the list, so that closing the form goes back to it. */
  isOverList?: true;
  /** `writerName()` of who began the form: history entries outlive the page. */
  begunBy?: string;
  continues?: string;
}

/** The parameters of the address of a new form. */
export function newForm(): Record<typeof NEW, string> {
  return { [NEW]: newFormId() };
}

/** The form as part of the address: a link opens it, and the browser's Back leaves it. */
export function useFormAddress() {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const state = location.state as FormState | null;
  // An address without a valid id, such as '?new=1' that somebody typed, gets one for this visit.
  const ownId = useMemo(newFormId, [location.key]);

  function open(entries: Record<string, string>, more: FormState = {}) {
    const search = withoutForm(params);
    for (const [name, value] of Object.entries(entries)) search.set(name, value);
    void navigate(
      { search: search.toString() },
      // At once: a letter typed before the form is drawn would be taken for a shortcut.
      { state: { isOverList: true, ...more } satisfies FormState, flushSync: true },
    );
  }

  return {
    address: useMemo(() => readAddress(params, state, ownId), [params, state, ownId]),
    openNew: () => open(newForm(), { begunBy: writerName() }),
    /** Begins a new item as a copy of that one. */
    openCopy: (id: string) => open({ ...newForm(), [COPY]: id }, { begunBy: writerName() }),
    openItem: (id: string) => open({ [EDIT]: id }),
    /** Goes on with an unfinished form: of an item, or of a new one (null). */
    openUnfinished: (id: string, itemId: string | null) =>
      open(itemId === null ? { [NEW]: id } : { [EDIT]: itemId }, { continues: id }),
    close: () => {
      // Back to the list's own entry, with its filters and its scroll position.
      if (state?.isOverList) void navigate(-1);
      else void navigate({ search: withoutForm(params).toString() }, { replace: true });
    },
  };
}

function readAddress(params: URLSearchParams, state: FormState | null, ownId: string): FormAddress {
  const id = params.get(EDIT);
  const continues = state?.continues;
  if (id) return { kind: 'edit', id, isFromPage: params.get(FROM) === FROM_PAGE, continues };
  const form = params.get(NEW);
  if (form === null) return { kind: 'list' };
  return {
    kind: 'new',
    formId: UNFINISHED_FORM_ID.test(form) ? form : ownId,
    copyOf: params.get(COPY) || undefined,
    isFresh: state?.begunBy === writerName(),
    continues,
  };
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

const PART = 8;

/** A random name of this browser, made once. It only shows that two forms were left in the same one. */
const browserName = createStoredText('draftBrowser');

let tab: string | undefined;

/** Random letters and digits, so many that no two of them are the same. */
export function randomName(length: number): string {
  const signs = 'abcdefghijklmnopqrstuvwxyz0123456789';
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return [...bytes].map((byte) => signs[byte % signs.length]).join('');
}

export function newFormId(): string {
  return randomName(16);
}

/** Names the browser and its tab; the same for as long as the page is open. */
export function writerName(): string {
  tab ??= randomName(PART);
  return `${ownBrowser()}.${tab}`;
}

/** Whether a form was left in this browser. */
export function isOwnBrowser(writer: string): boolean {
  return writer.startsWith(`${ownBrowser()}.`);
}

function ownBrowser(): string {
  const known = browserName.read();
  if (known && /^[a-z0-9]{8}$/.test(known)) return known;
  const name = randomName(PART);
  browserName.write(name);
  return name;
}
