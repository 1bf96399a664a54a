import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { UnfinishedFormSummary } from '@torque-tide/contract/unfinished-forms';
import type { Draft } from './draft-store';
import { isOwnBrowser } from '@/admin/navigation/writer-name';

/** One unfinished form as the list names it. */
export interface NamedForm {
  id: string;
  kind: ContentKind;
  /** Null for a new item. */
  itemId: string | null;
  title: string;
  savedAt: string;
  /** In words; undefined for this browser. */
  browser: string | undefined;
  /** The server's version; null where it has none. */
  version: number | null;
}

interface Sources {
  /** Of this browser. */
  drafts: readonly Draft[];
  /** Of the account; undefined while nobody knows. */
  kept: readonly UnfinishedFormSummary[] | undefined;
  /** Ids of what was given up here. */
  givenUp: ReadonlySet<string>;
}

/**
 * All unfinished forms, newest first. Of one that both have, the copy of this browser counts where it is
 * newer or the same, else the account's.
 */
export function mergeForms({ drafts, kept, givenUp }: Sources): NamedForm[] {
  const byId = new Map<string, NamedForm>();
  for (const form of kept ?? []) if (!givenUp.has(form.id)) byId.set(form.id, ofAccount(form));
  for (const draft of drafts) {
    const known = byId.get(draft.id);
    if (isGone(draft, kept) || (known && isOutdated(draft, known))) continue;
    byId.set(draft.id, ofBrowser(draft));
  }
  return [...byId.values()].sort((a, b) => Date.parse(b.savedAt) - Date.parse(a.savedAt));
}

/** The account had it and has it no more: it was saved or given up elsewhere. */
export function isGone(
  { id, isSent }: Draft,
  kept: readonly UnfinishedFormSummary[] | undefined,
): boolean {
  return isSent && kept !== undefined && !kept.some((form) => form.id === id);
}

/** The account's copy was written elsewhere since this one was sent. */
export function isOutdated(draft: Draft, known: Pick<NamedForm, 'version'>): boolean {
  return draft.isSent && (known.version ?? 0) > (draft.version ?? 0);
}

function ofAccount(form: UnfinishedFormSummary): NamedForm {
  const { id, kind, itemId, title, savedAt, browser, writer, version } = form;
  const isHere = isOwnBrowser(writer);
  return { id, kind, itemId, title, savedAt, version, browser: isHere ? undefined : browser };
}

function ofBrowser({ id, kind, itemId, title, savedAt, version }: Draft): NamedForm {
  return { id, kind, itemId, title, savedAt, version, browser: undefined };
}
