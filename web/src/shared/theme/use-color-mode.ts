import { useEffect, useSyncExternalStore } from 'react';
import {
  type ColorMode,
  readColorMode,
  reflectColorMode,
  setColorMode,
  subscribeToColorMode,
} from './color-scheme';

/** The visitor's choice of a colour scheme, and how to change it; unknown to a server. */
export function useColorMode(): [ColorMode | undefined, (mode: ColorMode) => void] {
  const mode = useSyncExternalStore(subscribeToColorMode, readColorMode, () => undefined);
  return [mode, setColorMode];
}

/** Keeps the root element's attribute in step with the choice and the system; renders nothing. */
export function ColorModeRoot() {
  useEffect(() => {
    reflectColorMode();
    return subscribeToColorMode(reflectColorMode);
  }, []);
  return null;
}
