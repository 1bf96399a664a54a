import { PUBLISHED_KINDS, type PublishedKind } from '@torque-tide/contract/content-kinds';
import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import { WHOLE_LIST_MAX } from '@torque-tide/contract/long-lists';
import type { ShownTexts } from '@torque-tide/contract/page-texts';
import type { Settings } from '@torque-tide/contract/settings';
import { toListedJob } from '@torque-tide/domain/jobs/to-listed-job';
import { toTaxonomy } from '@torque-tide/domain/taxonomy';
import { type Dated, seenSince } from '../content/document';
import type { ContentKindOf, ItemOf } from '../content/kind';
import { shownTexts } from '../kinds/page-texts';
import { contentKinds } from '../kinds/registry';
import { settingsIn } from '../kinds/site-settings';
import type { Clock } from '../lib/time';

export interface Entry<T> extends Dated<T> {
  changedAt: Date;
  /** The item's next state by the clock, and its time. */
  next?: { item: T; at: Date } | undefined;
}

/** An item with the time of its last change. */
export type Changed<T> = T & { changedAt: Date };

/** Every item of the kinds that visitors see, by id, published or not. */
export type StoredKinds = {
  readonly [K in PublishedKind]: ReadonlyMap<string, Entry<ItemOf<K>>>;
};

interface KindView<T> {
  /** In order. */
  list: T[];
  byId: ReadonlyMap<string, Entry<T>>;
  /** Includes items that visitors don't see now; in no order. */
  published: readonly T[];
  /** When the clock next changes something, in ms. */
  until: number;
}

/** What visitors see. */
export interface View extends Readonly<{ [K in PublishedKind]: KindView<ItemOf<K>> }> {
  settings: Settings;
  listedJobs: ListedJob[];
  /** The texts of a page; undefined for an unknown one. */
  texts: (name: string) => ShownTexts | undefined;
}

interface HeldView {
  view: View;
  of: StoredKinds;
  /** How long it holds, in ms. */
  from: number;
  until: number;
}

/** Keeps what visitors see now: the same object until something changes. */
export function createViews(clock: Clock) {
  let held: HeldView | undefined;
  let revision = 0;
  return {
    of: (kinds: StoredKinds): View => {
      const now = clock.now();
      const from = now.getTime();
      if (held?.of === kinds && from >= held.from && from < held.until) return held.view;
      const view = viewOf(kinds, now);
      const until = Math.min(...PUBLISHED_KINDS.map((kind) => view[kind].until));
      if (held) revision += 1;
      held = { view, of: kinds, from, until };
      return view;
    },
    /** Grows with each change. */
    revision: () => revision,
    /** Returns when the clock next changes something, in ms. */
    nextChange: (): number => {
      const until = held?.until ?? Infinity;
      // The next read looks further.
      return until > clock.now().getTime() ? until : Infinity;
    },
  };
}

function viewOf(kinds: StoredKinds, now: Date): View {
  const views = Object.fromEntries(
    PUBLISHED_KINDS.map((kind) => [kind, viewOfKind(kind, kinds, now)]),
  ) as unknown as { [K in PublishedKind]: KindView<ItemOf<K>> };
  const { jobs, siteSettings, sectors, locations, pageTexts } = views;
  const taxonomy = toTaxonomy(sectors.list, locations.list);
  const settings = { ...settingsIn(siteSettings.list), taxonomy };
  const shown = new Map<string, ShownTexts | undefined>();
  return {
    ...views,
    settings,
    listedJobs: jobs.list.length > WHOLE_LIST_MAX ? jobs.list.map(toListedJob) : jobs.list,
    texts: (name) => {
      const item = pageTexts.byId.get(name)?.item;
      if (item && !shown.has(name)) shown.set(name, shownTexts(item, settings));
      return shown.get(name);
    },
  };
}

function viewOfKind<K extends PublishedKind>(
  kind: K,
  kinds: StoredKinds,
  now: Date,
): KindView<ItemOf<K>> {
  const { isPublished, compare, byTime }: ContentKindOf<K> = contentKinds[kind];
  const all = [...kinds[kind].values()];
  const published = all.map((entry) => entryAt(entry, now)).filter(({ item }) => isPublished(item));
  const entries = published.filter(({ item }) => byTime?.isShown(item, now) ?? true).sort(compare);
  const changes = [
    ...all.map(({ next }) => next?.at.getTime() ?? Infinity),
    ...published.map(({ item }) => byTime?.changesAt(item, now) ?? Infinity),
  ];
  return {
    list: entries.map(({ item }) => item),
    byId: new Map(entries.map((entry) => [entry.item.id, entry])),
    published: published.map(({ item }) => item),
    until: Math.min(...changes.filter((time) => time > now.getTime())),
  };
}

/** Returns what visitors would see with this item, published. */
export function viewWith<K extends PublishedKind>(
  kinds: StoredKinds,
  kind: K,
  item: ItemOf<K>,
  now: Date,
): View {
  const { createdAt = now } = kinds[kind].get(item.id) ?? {};
  const entry = { item: { ...item, ...('isActive' in item && { isActive: true }) } };
  const entries = new Map(kinds[kind]).set(item.id, { ...entry, createdAt, changedAt: now });
  return viewOf({ ...kinds, [kind]: entries }, now);
}

/** Returns what the entry is now, and since when. */
export function entryAt<T extends object>(entry: Entry<T>, now: Date): Entry<T> {
  const { next, createdAt } = entry;
  const isNext = next !== undefined && next.at <= now;
  const item = isNext ? next.item : entry.item;
  return { item, createdAt, changedAt: seenSince(item, isNext ? next.at : entry.changedAt) };
}

/** Returns the items of a kind with the times of their changes, in order. */
export function changedIn<T>({ byId }: Pick<KindView<T>, 'byId'>): Changed<T>[] {
  return [...byId.values()].map(({ item, changedAt }) => Object.assign({}, item, { changedAt }));
}
