import Button from '@mui/material/Button';
import { isScheduled } from '@torque-tide/domain/publication';
import { useState } from 'react';
import { formatMoment, toMoment } from '@/admin/text/moments';
import { ConfirmDialog } from '@/admin/ui/confirm-dialog';
import { OutlinedField } from '@/admin/ui/outlined-field';

interface Props {
  noun: string;
  /** Called with the time, in UTC. */
  onConfirm: (until: string) => void;
}

/** In the form of what visitors see: takes it away from them until a time, which is asked about first. */
export function TakeOffline({ noun, onConfirm }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const until = toMoment(typed);
  const isToCome = isScheduled({ publishAt: until }, new Date());
  return (
    <div>
      <Button variant="text" color="inherit" onClick={() => setIsOpen(true)} sx={{ ml: -2.75 }}>
        Take offline until …
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={`Take this ${noun} offline?`}
        text={`Visitors no longer see this ${noun} until the time you choose. What is typed in this form is saved with it.`}
        note={isToCome ? `Nobody sees it until ${formatMoment(until)}.` : ''}
        confirmLabel="Take offline"
        isPending={false}
        isBlocked={!isToCome}
        onConfirm={() => {
          setIsOpen(false);
          onConfirm(until);
        }}
        onCancel={() => setIsOpen(false)}
      >
        <OutlinedField
          label="Offline until"
          type="datetime-local"
          value={typed}
          helperText={
            typed !== '' && !isToCome
              ? 'This time has passed. Choose a later one.'
              : 'By your clock.'
          }
          error={typed !== '' && !isToCome}
          onChange={(event) => setTyped(event.target.value)}
          sx={{ mt: 2 }}
        />
      </ConfirmDialog>
    </div>
  );
}
