import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createStoredText } from '@/shared/browser/stored-choice';

const VIEW_NAME_MAX = 60;
/** More than anybody keeps apart. */
const VIEWS_MAX = 30;

const savedViewsSchema = z.array(
  z.object({
    name: z.string().check(z.minLength(1), z.maxLength(VIEW_NAME_MAX)),
    /** The part of the address that makes the view. */
    search: z.string(),
  }),
);
export type SavedView = z.infer<typeof savedViewsSchema>[number];

const stored = createStoredText('adminJobViews');
const NONE: readonly SavedView[] = [];
let read: { text: string | null; views: readonly SavedView[] } = { text: null, views: NONE };

/** The views that were given a name in this browser, in the order of their names. */
export function useSavedViews(): readonly SavedView[] {
  return useSyncExternalStore(stored.subscribe, readViews);
}

/** Keeps a view under a name; one that had it before is replaced. */
export function saveView(name: string, search: string): void {
  const view = { name: name.trim().slice(0, VIEW_NAME_MAX), search };
  if (view.name === '') return;
  const others = readViews().filter((each) => each.name !== view.name);
  write([...others.slice(0, VIEWS_MAX - 1), view].toSorted((a, b) => a.name.localeCompare(b.name)));
}

export function removeView(name: string): void {
  write(readViews().filter((each) => each.name !== name));
}

function readViews(): readonly SavedView[] {
  const text = stored.read();
  if (text !== read.text) read = { text, views: parse(text) };
  return read.views;
}

/** What somebody else wrote into the storage counts for nothing. */
function parse(text: string | null): readonly SavedView[] {
  if (text === null) return NONE;
  try {
    return savedViewsSchema.parse(JSON.parse(text));
  } catch {
    return NONE;
  }
}

function write(views: readonly SavedView[]): void {
  stored.write(views.length === 0 ? null : JSON.stringify(views));
}
