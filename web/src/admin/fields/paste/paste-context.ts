import { createContext, use } from 'react';
import type { PasteController } from './paste-controller';

/** What the fields of a form need to know of pasting. */
interface Pasting {
  controller: PasteController;
  labels: Readonly<Record<string, string>>;
}

/** Filled by the form; outside of one, pasting is the browser's. */
export const PasteContext = createContext<Pasting | null>(null);

export function usePasting(): Pasting | null {
  return use(PasteContext);
}
