import { useSyncExternalStore } from 'react';
import { type ColorMode, readColorMode, setColorMode, subscribeToColorMode } from './color-scheme';

/** The visitor's choice of a colour scheme, and how to change it; unknown to a server. */
export function useColorMode(): [ColorMode | undefined, (mode: ColorMode) => void] {
  const mode = useSyncExternalStore(subscribeToColorMode, readColorMode, () => undefined);
  return [mode, setColorMode];
}
