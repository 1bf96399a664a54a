import { useCallback, useSyncExternalStore } from 'react';
import {
  readIsPausedByVisitor,
  readIsReduced,
  setPausedByVisitor,
  subscribeToMotion,
} from '@/shared/ui/motion/motion-setting';

interface Motion {
  /** True if the visitor or the system has turned motion off. */
  isPaused: boolean;
  /** Toggles the visitor's choice; the system's preference still applies. */
  toggle: () => void;
}

/** The setting that pauses all motion of the site. On a server, motion is on. */
export function useMotion(): Motion {
  const isPaused = useSyncExternalStore(subscribeToMotion, readIsPaused, () => false);
  const toggle = useCallback(() => setPausedByVisitor(!readIsPausedByVisitor()), []);
  return { isPaused, toggle };
}

function readIsPaused(): boolean {
  return readIsPausedByVisitor() || readIsReduced();
}
