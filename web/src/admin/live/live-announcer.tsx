import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@/shared/ui/page/visually-hidden';
import { useLiveStore } from './live-store';

/** What is said this close together, in ms, is said at once. */
const GATHER_MS = 600;
/** How long it stays where a screen reader finds it, in ms. */
const KEPT_MS = 10_000;

/** Says to who does not see it what others do: politely, in one place, and no heartbeat. */
export function LiveAnnouncer() {
  const store = useLiveStore();
  const [text, setText] = useState('');

  useEffect(() => {
    let waiting: string[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forget = () => setText('');
    const speak = () => {
      setText(`${waiting.join('. ')}.`);
      waiting = [];
      timer = setTimeout(forget, KEPT_MS);
    };
    const unsubscribe = store.onAnnounce((next) => {
      if (waiting.length === 0) {
        clearTimeout(timer);
        timer = setTimeout(speak, GATHER_MS);
      }
      waiting.push(next);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [store]);

  return (
    <VisuallyHidden as="div" aria-live="polite" data-live-announcer="">
      {text}
    </VisuallyHidden>
  );
}
