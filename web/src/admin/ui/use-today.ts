import { dayOf } from '@torque-tide/domain/dates';
import { useEffect, useEffectEvent, useState } from 'react';

const LOOK_MS = 15_000;
const never = () => Infinity;

/**
 * The present moment, renewed when the next day has begun in UTC or when the time has passed that
 * `changeAfter` gives: a list may stay open for days.
 *
 * @param changeAfter when something changes next after a moment, in milliseconds since 1970
 */
export function useToday(changeAfter: (moment: Date) => number = never): Date {
  const [today, setToday] = useState(() => new Date());
  const look = useEffectEvent(() => {
    const now = new Date();
    const isOver = dayOf(today) !== dayOf(now) || changeAfter(today) <= now.getTime();
    if (isOver) setToday(now);
  });
  useEffect(() => {
    const listener = () => look();
    const timer = window.setInterval(listener, LOOK_MS);
    // Timers stand still while the computer sleeps.
    document.addEventListener('visibilitychange', listener);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', listener);
    };
  }, []);
  return today;
}
