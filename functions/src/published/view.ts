import type { Publication } from '@torque-tide/contract/publication';
import { type Dated, seenSince } from '../content/document';
import type { ByTime } from '../content/kind';
import { orStarters } from '../content/standing';
import type { Clock } from '../lib/time';

export interface Entry<T> extends Dated<T> {
  changedAt: Date;
  /** The item's next state by the clock, and its time. */
  next?: { item: T; at: Date } | undefined;
}

/** An item with the time of its last change. */
export type Changed<T> = T & { changedAt: Date };

/** The parts of a kind's definition that decide what visitors see. */
export interface Visibility<T> {
  isPublished: (item: T) => boolean;
  compare: (a: Dated<T>, b: Dated<T>) => number;
  byTime?: ByTime<T> | undefined;
  starters?: readonly T[] | undefined;
}

interface View<T> {
  /** The same object until something is written. */
  of: ReadonlyMap<string, Entry<T>>;
  /** Includes items that visitors don't see now. */
  published: readonly T[];
  byId: ReadonlyMap<string, Entry<T>>;
  list: T[];
  changed: () => Changed<T>[];
  /** The period in which the view is valid, in ms. */
  from: number;
  until: number;
}

/** Returns what visitors see now: the same object until something changes. */
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
    /** Returns when the clock next changes something, in ms. */
    nextChange: (): number => {
      const until = view?.until ?? Infinity;
      // The next read finds the following change.
      return until > clock.now().getTime() ? until : Infinity;
    },
  };
}

/** Returns the entry's current state, and since when. */
export function entryAt<T extends object>(entry: Entry<T>, now: Date): Entry<T> {
  const { next, createdAt } = entry;
  const isNext = next !== undefined && next.at <= now;
  const item = isNext ? next.item : entry.item;
  return { item, createdAt, changedAt: seenSince(item, isNext ? next.at : entry.changedAt) };
}
