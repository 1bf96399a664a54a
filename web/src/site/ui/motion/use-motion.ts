import { useSyncExternalStore } from 'react';
import {
  readIsPausedByVisitor,
  readIsReduced,
  setPausedByVisitor,
  subscribeToMotion,
} from '@/shared/ui/motion/motion-setting';

/**
 * The setting that pauses all motion of the site: the visitor's, which `toggle` changes, or the
 * system's. On a server, motion is on.
 */
export function useMotion() {
  const isPaused = useSyncExternalStore(subscribeToMotion, readIsPaused, () => false);
  return { isPaused, toggle: () => setPausedByVisitor(!readIsPausedByVisitor()) };
}

function readIsPaused(): boolean {
  return readIsPausedByVisitor() || readIsReduced();
}
