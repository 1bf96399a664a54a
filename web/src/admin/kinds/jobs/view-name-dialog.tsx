import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { OutlinedField } from '@/admin/ui/outlined-field';

// Room for the label that stands astride the edge.
const Field = styled('div')(({ theme }) => ({ paddingTop: theme.spacing(1) }));

interface Props {
  isOpen: boolean;
  onClose: () => void;
  onName: (name: string) => void;
}

/** Asks what a view is to be called. */
export function ViewNameDialog({ isOpen, onClose, onName }: Props) {
  const [name, setName] = useState('');
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="xs"
      slotProps={{ transition: { onExited: () => setName('') } }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') onName(name);
        }}
      >
        <DialogTitle id={id}>Save this view</DialogTitle>
        <DialogContent>
          <Field>
            <OutlinedField
              autoFocus
              label="Name"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
        </DialogContent>
        <DialogActions sx={{ p: 3, pt: 0 }}>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={name.trim() === ''}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
