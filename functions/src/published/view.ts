import type { Publication } from '@torque-tide/contract/publication';
import { type Dated, seenSince } from '../content/document';
import type { ByTime } from '../content/kind';
import { orStarters } from '../content/standing';
import type { Clock } from '../lib/time';

/** An item as memory holds it. */
export interface Entry<T> extends Dated<T> {
  changedAt: Date;
  /** What the item becomes by itself, and when. */
  next?: { item: T; at: Date } | undefined;
}

/** An item and when it was last changed, for readers who ask what is new. */
export type Changed<T> = T & { changedAt: Date };

/** The parts of a kind that decide what visitors see of it. */
export interface Visibility<T> {
  isPublished: (item: T) => boolean;
  compare: (a: Dated<T>, b: Dated<T>) => number;
  byTime?: ByTime<T> | undefined;
  starters?: readonly T[] | undefined;
}

/** What visitors see of a kind for a time. */
interface View<T> {
  /** What it was made of, which stays the same object while nothing is written. */
  of: ReadonlyMap<string, Entry<T>>;
  /** Published items, also those that visitors don't see yet, or no longer. */
  published: readonly T[];
  byId: ReadonlyMap<string, Entry<T>>;
  /** In order. */
  list: T[];
  changed: () => Changed<T>[];
  /** For how long it holds, in milliseconds since 1970. */
  from: number;
  until: number;
}

/** Tells what visitors see now: the same object until something changes, so that answers made of it can be kept. */
export function createView<T extends { id: string } & Publication>(
  clock: Clock,
  { isPublished, compare, byTime, starters }: Visibility<T>,
  onChange: () => void = () => undefined,
) {
  let view: View<T> | undefined;

  function make(of: View<T>['of'], now: Date): View<T> {
    const all = [...of.values()];
    const published = all
      .map((entry) => entryAt(entry, now))
      .filter(({ item }) => isPublished(item));
    const entries = published
      .filter(({ item }) => byTime?.isShown(item, now) ?? true)
      .sort(compare);
    let changed: Changed<T>[] | undefined;
    const changes = [
      ...all.map(({ next }) => next?.at.getTime() ?? Infinity),
      ...published.map(({ item }) => byTime?.changesAt(item, now) ?? Infinity),
    ];
    const from = now.getTime();
    return {
      of,
      published: published.map(({ item }) => item),
      byId: new Map(entries.map((entry) => [entry.item.id, entry])),
      list: orStarters(
        entries.map(({ item }) => item),
        starters,
      ),
      changed: () =>
        (changed ??= entries.map(({ item, changedAt }) => Object.assign({}, item, { changedAt }))),
      from,
      until: Math.min(...changes.filter((time) => time > from)),
    };
  }

  return {
    of: (entries: View<T>['of']): View<T> => {
      const now = clock.now();
      const time = now.getTime();
      if (view?.of === entries && time >= view.from && time < view.until) return view;
      if (view) onChange();
      return (view = make(entries, now));
    },
    isMade: () => view !== undefined,
    /** When visitors next see something else without an edit, in ms; infinite where they don't. */
    nextChange: (): number => {
      const until = view?.until ?? Infinity;
      // The next read finds out what came after it.
      return until > clock.now().getTime() ? until : Infinity;
    },
  };
}

/** The item that its entry has become, and since when visitors see it. */
function entryAt<T extends Publication>(entry: Entry<T>, now: Date): Entry<T> {
  const { next, createdAt } = entry;
  const isNext = next !== undefined && next.at <= now;
  const item = isNext ? next.item : entry.item;
  return { item, createdAt, changedAt: seenSince(item, isNext ? next.at : entry.changedAt) };
}
