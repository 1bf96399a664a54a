import {
  type AccountViews,
  type SavedView,
  savedViewListSchema,
  VIEW_NAME_MAX,
  VIEWS_MAX,
} from '@torque-tide/contract/saved-views';
import * as z from 'zod/mini';
import { hasStatus } from '@/shared/api/api-error';
import { createStoredText } from '@/shared/browser/stored-choice';

export interface SavedViewsApi {
  get: () => Promise<AccountViews>;
  put: (views: SavedView[], ifVersion: number) => Promise<AccountViews>;
}

const keptSchema = z.object({
  /** What is shown, and changed here. */
  views: savedViewListSchema,
  /** What the account had when this browser last asked. */
  base: savedViewListSchema,
});
type Kept = z.infer<typeof keptSchema>;

const NONE: Kept = { views: [], base: [] };
/** Of the time when views were kept in the browser alone: the account that comes first takes them. */
const unowned = createStoredText('adminJobViews');
/** How often it is tried again where another browser writes at the same time. */
const TRIES = 5;

/**
 * The views that an account gave a name: kept in this browser, so that they are there at once and offline,
 * and put together with those of the account whenever that can be asked.
 */
export function createSavedViews(username: string, api: SavedViewsApi) {
  const stored = createStoredText(`adminJobViews:${username}`);
  let known: { text: string | null; kept: Kept } = { text: null, kept: NONE };
  let syncing = Promise.resolve();
  adoptUnowned();

  function read(): Kept {
    const text = stored.read();
    if (text !== known.text) known = { text, kept: parse(keptSchema, text) ?? NONE };
    return known.kept;
  }

  function write(kept: Kept): void {
    stored.write(JSON.stringify(kept));
  }

  function adoptUnowned(): void {
    const views = parse(savedViewListSchema, unowned.read());
    if (!views) return;
    write({ ...read(), views: mergeViews([], views, read().views) });
    unowned.write(null);
  }

  function change(views: readonly SavedView[]): void {
    write({ ...read(), views: sorted(views) });
    void sync();
  }

  /** One after the other. What cannot be sent now waits for the next time. */
  function sync(): Promise<void> {
    syncing = syncing.then(bringTogether).catch(() => undefined);
    return syncing;
  }

  async function bringTogether(): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const account = await api.get();
      const { base, views: sent } = read();
      const merged = mergeViews(base, sent, account.views).slice(0, VIEWS_MAX);
      try {
        const next = isSame(merged, account.views)
          ? account
          : await api.put(merged, account.version);
        // With what has been changed here since.
        write({ views: mergeViews(sent, read().views, next.views), base: next.views });
        return;
      } catch (error) {
        if (!hasStatus(error, 412)) throw error;
      }
    }
  }

  return {
    /** In the order of their names; the same array as long as nothing changes. */
    list: (): readonly SavedView[] => read().views,
    /** Calls back whenever they change, here or in another tab. */
    subscribe: (listener: () => void) => {
      const unsubscribe = stored.subscribe(listener);
      window.addEventListener('storage', listener);
      return () => {
        unsubscribe();
        window.removeEventListener('storage', listener);
      };
    },
    /** Keeps a view under a name; one that had it before is replaced. False where there is no room for another. */
    save: (name: string, search: string): boolean => {
      const view = { name: name.trim().slice(0, VIEW_NAME_MAX).trim(), search };
      const others = read().views.filter((each) => each.name !== view.name);
      if (view.name === '' || others.length >= VIEWS_MAX) return false;
      change([view, ...others]);
      return true;
    },
    remove: (name: string) => change(read().views.filter((each) => each.name !== name)),
    /** Sends what the account does not have, and takes what it has. */
    sync,
  };
}

/**
 * The views of two sides that have both been changed, name by name: what was added or changed here counts,
 * else what is there; what was removed on one side and not changed on the other is gone.
 */
export function mergeViews(
  base: readonly SavedView[],
  here: readonly SavedView[],
  there: readonly SavedView[],
): SavedView[] {
  const names = new Set([...here, ...there].map(({ name }) => name));
  return sorted(
    [...names].flatMap((name) => {
      const [before, ours, theirs] = [base, here, there].map(
        (views) => views.find((view) => view.name === name)?.search,
      );
      // A removal gives way to a change.
      const changedHere = theirs === before ? ours : (ours ?? theirs);
      const search = ours === before ? theirs : changedHere;
      return search === undefined ? [] : { name, search };
    }),
  );
}

function sorted(views: readonly SavedView[]): SavedView[] {
  return views.toSorted((a, b) => a.name.localeCompare(b.name));
}

function isSame(some: readonly SavedView[], others: readonly SavedView[]): boolean {
  return JSON.stringify(some) === JSON.stringify(sorted(others));
}

/** What somebody else wrote into the storage counts for nothing. */
function parse<S extends z.ZodMiniType>(schema: S, text: string | null): z.output<S> | undefined {
  if (text === null) return undefined;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
