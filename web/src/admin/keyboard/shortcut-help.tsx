import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { DialogFrame } from '@/admin/ui/dialog-frame';
import { LabelledSwitch } from '@/admin/ui/labelled-switch';
import { setShortcutsOn, SHORTCUTS, useAreShortcutsOn } from './shortcuts';

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

const Keys = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: theme.spacing(1.25, 2),
  '& > div': { display: 'contents' },
  '& dt': { display: 'grid' },
}));

const Setting = styled(LabelledSwitch)(({ theme }) => ({
  marginTop: theme.spacing(3),
  paddingTop: theme.spacing(1.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Lists the shortcuts, and lets the user turn those with a single key off. */
export function ShortcutHelp({ isOpen, onClose }: Props) {
  const areOn = useAreShortcutsOn();
  return (
    <DialogFrame
      isOpen={isOpen}
      title="Keyboard shortcuts"
      onClose={onClose}
      actions={
        <Button autoFocus variant="outlined" onClick={onClose}>
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
  );
}
