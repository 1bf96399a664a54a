import { dayOf } from '@torque-tide/domain/dates';
import { useEffect, useRef, useState } from 'react';

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
  const latest = useRef(changeAfter);
  useEffect(() => {
    latest.current = changeAfter;
  });
  useEffect(() => {
    function look() {
      const now = new Date();
      setToday((before) =>
        dayOf(before) === dayOf(now) && latest.current(before) > now.getTime() ? before : now,
      );
    }
    const timer = window.setInterval(look, LOOK_MS);
    // A computer that slept did not count the minutes.
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}
