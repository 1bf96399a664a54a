import { createContext, use } from 'react';
import type { Draft } from './draft-store';

/** What is known of unfinished forms where one is opened. */
export interface OpenDraft {
  /** The id under which it is kept, if nothing is continued. */
  formId: string;
  /** What was left behind of this very form, and the browser that it was left in, if that is not this one. */
  left: { draft: Draft; browser: string | undefined } | undefined;
  /** How many more were left of it. */
  others: number;
  /** It was opened to go on with it: nobody is asked whether to. */
  continues: boolean;
  /** What a person would recognise it by, of what its fields hold. */
  titleOf: (values: never) => string;
}

export const OpenDraftContext = createContext<OpenDraft | null>(null);

export function useOpenDraft(): OpenDraft {
  const open = use(OpenDraftContext);
  if (!open) throw new Error('useOpenDraft is used outside an open form');
  return open;
}
