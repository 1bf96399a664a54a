import { MoonIcon, ScreenIcon, SunIcon } from '../icons/scheme';

/** The colour schemes that can be chosen, in their order, each with its word and picture. */
export const COLOR_MODES = [
  { mode: 'light', label: 'Light', Icon: SunIcon },
  { mode: 'dark', label: 'Dark', Icon: MoonIcon },
  { mode: 'system', label: 'System', Icon: ScreenIcon },
] as const;
