import { dayOf } from '@torque-tide/domain/dates';
import { useEffect, useEffectEvent, useState } from 'react';

const LOOK_MS = 15_000;
const never = () => Infinity;

/**
 * Returns the current time, updated at the start of each day in UTC and when the time of
 * `changeAfter` has passed: a list may stay open for days.
 *
 * @param changeAfter returns when something next changes after a time, in milliseconds since 1970
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
