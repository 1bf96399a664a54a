import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { DialogFrame } from '@/admin/ui/dialog-frame';
import { LabelledSwitch } from '@/admin/ui/labelled-switch';
import { Tip } from '@/admin/ui/tip';
import { setShortcutsOn, SHORTCUTS, useAreShortcutsOn, useShortcuts } from './shortcuts';

const NAME = 'Keyboard shortcuts';

/** A key of the keyboard, drawn as one. */
export const KeyCap = styled('kbd')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 24,
  height: 24,
  paddingInline: 6,
  font: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1,
  color: theme.vars.palette.text.secondary,
  border: `1px solid color-mix(in srgb, ${theme.vars.palette.text.secondary} 60%, transparent)`,
  borderRadius: 6,
}));

// Hidden on touch screens, where there is no keyboard; if there is one after all, '?' opens the help.
const HelpButton = styled(IconButton)({
  width: 44,
  height: 44,
  fontSize: '1rem',
  fontWeight: 600,
  '@media (hover: none)': { display: 'none' },
});

const Keys = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: theme.spacing(1.25, 2),
  margin: 0,
  '& > div': { display: 'contents' },
  '& dt': { display: 'grid' },
  '& dd': { margin: 0 },
}));

const Setting = styled(LabelledSwitch)(({ theme }) => ({
  marginTop: theme.spacing(3),
  paddingTop: theme.spacing(1.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** The '?' button: lists the shortcuts, and lets the user turn those with a single key off. */
export function ShortcutHelp() {
  const [isOpen, setIsOpen] = useState(false);
  const areOn = useAreShortcutsOn();
  useShortcuts({ help: () => setIsOpen(true) });
  return (
    <>
      <Tip title={NAME}>
        <HelpButton
          color="inherit"
          aria-label={NAME}
          aria-haspopup="dialog"
          aria-keyshortcuts={SHORTCUTS.help.key}
          onClick={() => setIsOpen(true)}
        >
          ?
        </HelpButton>
      </Tip>
      <DialogFrame
        isOpen={isOpen}
        title={NAME}
        onClose={() => setIsOpen(false)}
        actions={
          <Button autoFocus variant="outlined" onClick={() => setIsOpen(false)}>
            Close
          </Button>
        }
      >
        <Keys>
          {Object.values(SHORTCUTS).map(({ key, label, does }) => (
            <div key={key}>
              <dt>
                <KeyCap>{label}</KeyCap>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </Keys>
        <Setting
          label="Single-key shortcuts"
          hint="They rest while you type in a field."
          checked={areOn}
          onChange={(_, isOn) => setShortcutsOn(isOn)}
        />
      </DialogFrame>
    </>
  );
}
