import { createContext, use } from 'react';
import type { UnfinishedForm, UnfinishedFormSummary } from '@torque-tide/contract/unfinished-forms';
import type { DraftStore } from './draft-store';
import type { DraftSync } from './draft-sync';

/** The unfinished forms of who is logged in: what this browser keeps, and what the account has. */
export interface UnfinishedForms {
  store: DraftStore;
  sync: DraftSync;
  /** Reads one with all that was typed; undefined where the server has it no more. */
  fetchForm: (id: string) => Promise<UnfinishedForm | undefined>;
  /** Why the server does not keep one, if it does not. */
  problem: string | undefined;
}

/** Filled above the tabs of the dashboard. */
export const UnfinishedContext = createContext<UnfinishedForms | null>(null);

export function useUnfinishedForms(): UnfinishedForms {
  const forms = use(UnfinishedContext);
  if (!forms) throw new Error('useUnfinishedForms is used outside the dashboard');
  return forms;
}

/** The list of the account's, as the cache has it. */
export const UNFINISHED_PATH = '/api/admin/unfinished-forms';
export type UnfinishedList = UnfinishedFormSummary[];
