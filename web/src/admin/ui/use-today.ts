import { dayOf } from '@torque-tide/domain/dates';
import { useEffect, useEffectEvent, useState } from 'react';

const LOOK_MS = 15_000;
const never = () => Infinity;

/**
 * A moment of today, and another one once something is different by then: in UTC the next day has
 * begun, or a time has passed. A list may stay open for days.
 *
 * @param changeAfter the next time that is waited for after a moment, in milliseconds
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
    // A computer that slept did not count the minutes.
    document.addEventListener('visibilitychange', listener);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', listener);
    };
  }, []);
  return today;
}
