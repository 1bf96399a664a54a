import { dayOf } from '@torque-tide/domain/dates';
import { useEffect, useState } from 'react';

const LOOK_MS = 60_000;

/** A moment of today; another one once, in UTC, the next day has begun: a list may stay open for days. */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date());
  useEffect(() => {
    function look() {
      const now = new Date();
      setToday((before) => (dayOf(before) === dayOf(now) ? before : now));
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
