import { useCallback, useSyncExternalStore } from 'react';
import {
  readIsPausedByVisitor,
  readIsReduced,
  setPausedByVisitor,
  subscribeToMotion,
} from '@/shared/ui/motion/motion-setting';

interface Motion {
  /** True when nothing may move, by the visitor's choice or the system's. */
  isPaused: boolean;
  /** Turns the visitor's choice over; the system's wish for less movement stays above it. */
  toggle: () => void;
}

/** The one setting that pauses all movement of the site. A server renders it as playing. */
export function useMotion(): Motion {
  const isPaused = useSyncExternalStore(subscribeToMotion, readIsPaused, () => false);
  const toggle = useCallback(() => setPausedByVisitor(!readIsPausedByVisitor()), []);
  return { isPaused, toggle };
}

function readIsPaused(): boolean {
  return readIsPausedByVisitor() || readIsReduced();
}
