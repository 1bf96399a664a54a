import { useEffect } from 'react';
import { reflectMotion, subscribeToMotion } from './motion-setting';

/** Keeps `data-motion` on the root element in step with the setting; renders nothing. */
export function MotionRoot() {
  useEffect(() => {
    reflectMotion();
    return subscribeToMotion(reflectMotion);
  }, []);
  return null;
}
