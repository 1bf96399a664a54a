import { useEffect } from 'react';
import { HYDRATED_EVENT, HYDRATED_MARK } from './early-actions';

interface Props {
  /** Finds the element around the part; one that `early-actions.ts` asks for the mark. */
  part: string;
}

/** Stands in each part of a page that is taken over by itself: marks it, and tells of it, when that is done. */
export function TellHydrated({ part }: Props) {
  useEffect(() => {
    document.querySelector(part)?.setAttribute(HYDRATED_MARK, '');
    window.dispatchEvent(new Event(HYDRATED_EVENT));
  }, [part]);
  return null;
}
