import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Returns the current time, to the minute: a list may stay open for days. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = () => setNow(new Date());
    const timer = window.setInterval(look, MINUTE_MS);
    // Timers stand still while the computer sleeps.
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
}
