import { useId } from 'react';
import { MoonIcon, ScreenIcon, SunIcon } from '@/components/icons/scheme';
import { VisuallyHidden } from '@/components/page/visually-hidden';
import { styled } from '@/theme/styled';
import { EDGE } from '@/theme/tokens';
import { useColorMode } from '@/theme/use-color-mode';

const OPTIONS = [
  { mode: 'light', label: 'Light', Icon: SunIcon },
  { mode: 'dark', label: 'Dark', Icon: MoonIcon },
  { mode: 'system', label: 'System', Icon: ScreenIcon },
] as const;

const Group = styled('fieldset')({
  display: 'inline-flex',
  minWidth: 0,
  margin: 0,
  padding: 3,
  border: `1px solid color-mix(in srgb, currentColor ${EDGE.outline}, transparent)`,
  borderRadius: 999,
});

const Option = styled('label')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 38,
  paddingInline: 12,
  fontSize: '0.875rem',
  fontWeight: 500,
  borderRadius: 999,
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
  '&:has(:checked)': { backgroundColor: 'color-mix(in srgb, currentColor 16%, transparent)' },
  '&:has(:focus-visible)': { outline: '2px solid currentColor', outlineOffset: 2 },
  // The whole segment is the radio: it is only made invisible, never taken away.
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
});

/** Light, dark or as the system; remembered in the browser. A server renders none of them chosen. */
export function ThemeSwitch() {
  const [current, setMode] = useColorMode();
  const name = useId();
  return (
    <Group>
      <VisuallyHidden as="legend">Colour theme</VisuallyHidden>
      {OPTIONS.map(({ mode, label, Icon }) => (
        <Option key={mode}>
          <input
            type="radio"
            name={name}
            value={mode}
            checked={current === mode}
            onChange={() => setMode(mode)}
          />
          <Icon size={16} />
          {label}
        </Option>
      ))}
    </Group>
  );
}
