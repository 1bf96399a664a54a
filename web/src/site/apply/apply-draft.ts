import { createStoredText } from '@/shared/browser/stored-choice';

// The cookies policy names it.
const stored = createStoredText('applicationDraft');

type Draft = Record<'name' | 'email' | 'phone' | 'words', string>;

/** Returns typed texts that haven't been sent. */
export function readDraft(): Partial<Draft> {
  try {
    const value: unknown = JSON.parse(stored.read() ?? '{}');
    const texts = Object.entries(value ?? {}).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

/** Stores the texts; undefined deletes them. */
export function storeDraft(draft: Draft | undefined): void {
  stored.write(draft ? JSON.stringify(draft) : null);
}
