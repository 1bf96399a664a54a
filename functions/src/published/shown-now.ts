import type { CaseStudy } from '@torque-tide/contract/case-studies';
import type { Job } from '@torque-tide/contract/jobs';
import type { Publication } from '@torque-tide/contract/publication';
import { dayAfter } from '@torque-tide/domain/dates';
import { isOpen, isPublished } from '@torque-tide/domain/jobs/job-openness';
import { isReleased, isScheduled, releaseAfter } from '@torque-tide/domain/publication';
import { seenSince } from '../content/order';
import type { Clock } from '../lib/clock';
import type { Changed, PublishedCollection } from './collection';

/** Whether visitors see an item at a moment, and from when on that will be otherwise. */
interface Rule<T> {
  isShown: (item: T, now: Date) => boolean;
  /** In milliseconds; infinite where nothing happens without an edit. */
  changesAt: (item: T, now: Date) => number;
}

/** A job is there from its time on, and until the end of its closing day in UTC. */
export const JOBS_SHOWN: Rule<Job> = {
  isShown: isPublished,
  changesAt: (job, now) => {
    if (isScheduled(job, now)) return releaseAfter(job, now);
    return job.closesAt && isOpen(job, now) ? Date.parse(dayAfter(job.closesAt, 1)) : Infinity;
  },
};

/** A case study is there from its time on. */
export const CASE_STUDIES_SHOWN: Rule<CaseStudy> = {
  isShown: isReleased,
  changesAt: releaseAfter,
};

/** Items that come and go by themselves. */
export interface ShownCollection<T> extends PublishedCollection<T> {
  /**
   * When visitors next see something else without an edit, in milliseconds, as far as the last read
   * knew; infinite where they do not.
   */
  nextChange: () => number;
}

/** Of what is published, what visitors see now: nobody has to do anything at an item's time. */
export function onlyShownNow<T extends { id: string } & Publication>(
  items: PublishedCollection<T>,
  clock: Clock,
  { isShown, changesAt }: Rule<T>,
): ShownCollection<T> {
  const shown = keptList((item: T) => item);
  const changed = keptList((item: Changed<T>) =>
    Object.assign({}, item, { changedAt: seenSince(item, item.changedAt) }),
  );
  let soonest = Infinity;

  /** The next change of these items; of what is read it is remembered, and costs no read of its own. */
  function nextOf(read: readonly T[], now: Date): number {
    const next = Math.min(...read.map((item) => changesAt(item, now)));
    soonest = soonest > now.getTime() ? Math.min(soonest, next) : next;
    return next;
  }

  /** Keeps the same array as long as nothing changes: an answer made of it is kept, too. */
  function keptList<I extends T>(toShown: (item: I) => I) {
    let last: { of: I[]; from: number; until: number; list: I[] } | undefined;
    return {
      of: (all: I[]): I[] => {
        const now = clock.now();
        const time = now.getTime();
        if (last?.of !== all || time < last.from || time >= last.until) {
          const list = all.filter((item) => isShown(item, now)).map(toShown);
          last = { of: all, from: time, until: nextOf(all, now), list };
        }
        return last.list;
      },
      until: () => last?.until ?? Infinity,
    };
  }

  async function findDated(id: string) {
    const found = await items.findDated(id);
    const now = clock.now();
    if (!found) return undefined;
    nextOf([found.item], now);
    if (!isShown(found.item, now)) return undefined;
    return { ...found, changedAt: seenSince(found.item, found.changedAt) };
  }

  return {
    ...items,
    list: async () => shown.of(await items.list()),
    listChanged: async () => changed.of(await items.listChanged()),
    // What lies behind is found out by the next read. The soonest may be the time of an item as it was before
    // an edit, and a list that is kept finds no other when that has passed: so its own time counts, too.
    nextChange: () => {
      const now = clock.now().getTime();
      const known = [soonest, shown.until(), changed.until()].filter((time) => time > now);
      return Math.min(...known, items.nextScheduled());
    },
    findById: async (id) => (await findDated(id))?.item,
    findDated,
  };
}
