import { useId, useRef } from 'react';
import { VisuallyHidden } from '@/shared/ui/page/elements';
import { type ColorMode, useColorMode } from '@/shared/theme/color-scheme';
import { useEarlyInput } from '@/shared/browser/use-early-input';
import styles from './theme-switch.module.css';
import { icon } from '@/shared/ui/icons/icon';

const SunIcon = icon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4" />
  </>,
);

const MoonIcon = icon(<path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z" />);

const ScreenIcon = icon(
  <>
    <rect x="3.5" y="4.5" width="17" height="12" rx="2" />
    <path d="M9 20h6M12 16.5V20" />
  </>,
);

/** The colour schemes to choose from, each with its label and icon. */
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
  /** Distinguishes switches on the same page. */
  place?: string;
}

/**
 * Chooses light, dark or the system's scheme; the browser remembers it. On the server none is
 * selected.
 */
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
