import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { useId, useState } from 'react';
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

// A screen that is only touched has no use for it; '?' still opens it on a keyboard.
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

const Setting = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  marginTop: theme.spacing(3),
  paddingTop: theme.spacing(1.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& label': { flex: 1, fontWeight: 600 },
  '& label span': {
    display: 'block',
    fontSize: '0.9375rem',
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
}));

/** The '?' that lists the shortcuts, and turns them off for who is disturbed by them. */
export function ShortcutHelp() {
  const [isOpen, setIsOpen] = useState(false);
  const areOn = useAreShortcutsOn();
  const id = useId();
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
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        aria-labelledby={`${id}-title`}
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle id={`${id}-title`}>{NAME}</DialogTitle>
        <DialogContent>
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
          <Setting>
            <label htmlFor={`${id}-on`}>
              Single-key shortcuts
              <span id={`${id}-hint`}>They rest while you type in a field.</span>
            </label>
            <Switch
              checked={areOn}
              onChange={(_, isOn) => setShortcutsOn(isOn)}
              slotProps={{
                input: {
                  id: `${id}-on`,
                  role: 'switch',
                  'aria-label': 'Single-key shortcuts',
                  'aria-describedby': `${id}-hint`,
                },
              }}
            />
          </Setting>
        </DialogContent>
        <DialogActions sx={{ p: 3, pt: 0 }}>
          <Button autoFocus variant="outlined" onClick={() => setIsOpen(false)}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
