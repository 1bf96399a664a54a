import { useId, useRef } from 'react';
import { MoonIcon, ScreenIcon, SunIcon } from '../icons/scheme';
import { VisuallyHidden } from '../page/visually-hidden';
import type { ColorMode } from '@/shared/theme/color-scheme';
import { useEarlyInput } from '@/shared/browser/use-early-input';
import { useColorMode } from '@/shared/theme/use-color-mode';
import styles from './theme-switch.module.css';

/** The colour schemes that can be chosen, in their order, each with its word and picture. */
export const COLOR_MODES = [
  { mode: 'light', label: 'Light', Icon: SunIcon },
  { mode: 'dark', label: 'Dark', Icon: MoonIcon },
  { mode: 'system', label: 'System', Icon: ScreenIcon },
] as const;

function chosenIn(group: HTMLFieldSetElement): ColorMode | undefined {
  const chosen = group.querySelector<HTMLInputElement>('input:checked')?.value;
  return COLOR_MODES.find(({ mode }) => mode === chosen)?.mode;
}

interface Props {
  /** What tells it from another one on the same page. */
  place?: string;
}

/** Light, dark or as the system; remembered in the browser. A server renders none of them chosen. */
export function ThemeSwitch({ place = '' }: Props) {
  const [current, setMode] = useColorMode();
  const group = useRef<HTMLFieldSetElement>(null);
  const { value, onChange } = useEarlyInput<HTMLFieldSetElement, ColorMode | undefined>(
    group,
    chosenIn,
    { value: current, onChange: (mode) => mode && setMode(mode) },
  );
  const name = useId();
  return (
    <fieldset className={styles.group} ref={group}>
      <VisuallyHidden as="legend">Colour theme{place}</VisuallyHidden>
      {COLOR_MODES.map(({ mode, label, Icon }) => (
        <label className={styles.option} key={mode}>
          <input
            type="radio"
            name={name}
            value={mode}
            checked={value === mode}
            onChange={() => onChange(mode)}
          />
          <Icon size={16} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
