import type { Publication } from '@torque-tide/contract/publication';
import { dayOf } from '@torque-tide/domain/dates';
import { useEffect, useState } from 'react';

const LOOK_MS = 15_000;

/**
 * A moment of today, and another one once something is different by then: in UTC the next day has
 * begun, or a time has passed. A list may stay open for days.
 *
 * @param until the time that is waited for, in milliseconds
 */
export function useToday(until = Infinity): Date {
  const [today, setToday] = useState(() => new Date());
  useEffect(() => {
    function look() {
      const now = new Date();
      setToday((before) => {
        const hasPassed = before.getTime() < until && now.getTime() >= until;
        return dayOf(before) === dayOf(now) && !hasPassed ? before : now;
      });
    }
    const timer = window.setInterval(look, LOOK_MS);
    // A computer that slept did not count the minutes.
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [until]);
  return today;
}

/** When an item is published by itself, in milliseconds; infinite for one that does not wait for it. */
export function releaseTime({ isDraft, publishAt }: Publication): number {
  return isDraft || !publishAt ? Infinity : Date.parse(publishAt);
}
