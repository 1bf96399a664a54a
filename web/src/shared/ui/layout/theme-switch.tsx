import { useId } from 'react';
import { MoonIcon, ScreenIcon, SunIcon } from '../icons/scheme';
import { VisuallyHidden } from '../page/visually-hidden';
import { useColorMode } from '@/shared/theme/use-color-mode';
import styles from './theme-switch.module.css';

const OPTIONS = [
  { mode: 'light', label: 'Light', Icon: SunIcon },
  { mode: 'dark', label: 'Dark', Icon: MoonIcon },
  { mode: 'system', label: 'System', Icon: ScreenIcon },
] as const;

/** Light, dark or as the system; remembered in the browser. A server renders none of them chosen. */
export function ThemeSwitch() {
  const [current, setMode] = useColorMode();
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <VisuallyHidden as="legend">Colour theme</VisuallyHidden>
      {OPTIONS.map(({ mode, label, Icon }) => (
        <label className={styles.option} key={mode}>
          <input
            type="radio"
            name={name}
            value={mode}
            checked={current === mode}
            onChange={() => setMode(mode)}
          />
          <Icon size={16} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
