/** The name of the draft in the browser's storage; the cookies policy names it. */
const KEY = 'applicationDraft';

type Draft = Record<'name' | 'email' | 'phone' | 'words', string>;

/** Returns typed texts that haven't been sent. */
export function readDraft(): Partial<Draft> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const texts = Object.entries(stored ?? {}).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

/** Stores the texts; undefined deletes them. Does nothing without storage. */
export function storeDraft(draft: Draft | undefined): void {
  try {
    if (draft) localStorage.setItem(KEY, JSON.stringify(draft));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked or full.
  }
}
