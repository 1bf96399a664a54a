import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import type { HistorySubject } from '@/admin/ui/content-tools-context';
import { useShownItem } from '@/admin/live/use-shown-item';
import { CloseIcon } from '@/shared/ui/icons/controls';
import { HistoryEntries } from './history-entries';
import { Body, Head, ItemName, sheet, Title } from './history-panel.styles';

interface Props {
  subject: HistorySubject;
  isOpen: boolean;
  onClose: () => void;
}

/** The history of one item in a sheet from the right, over the list or form that it belongs to. */
export function HistoryPanel({ subject, isOpen, onClose }: Props) {
  const id = useId();
  useShownItem(subject.kind, isOpen ? subject.id : undefined, subject.form !== undefined);
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, sx: sheet },
      }}
    >
      <Head>
        <div>
          <Title id={id}>History</Title>
          <ItemName>{subject.title}</ItemName>
        </div>
        <IconButton
          autoFocus
          edge="end"
          color="inherit"
          aria-label="Close the history"
          onClick={onClose}
          sx={{ width: 44, height: 44 }}
        >
          <CloseIcon size={24} />
        </IconButton>
      </Head>
      <Body>
        <HistoryEntries subject={subject} onRestored={onClose} />
      </Body>
    </Drawer>
  );
}
