import { createContext, use } from 'react';
import type { PasteDesk } from './paste-desk';

/** What the fields of a form need to know of pasting. */
interface Pasting {
  desk: PasteDesk;
  labels: Readonly<Record<string, string>>;
}

/** Filled by the form; outside of one, pasting is the browser's. */
export const PasteContext = createContext<Pasting | null>(null);

export function usePasting(): Pasting | null {
  return use(PasteContext);
}
