import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Note } from '@/admin/ui/list-parts';
import { SheetPart, SideSheet } from '@/admin/ui/side-sheet';
import { useRecentMessages } from '@/shared/ui/toast/recent-messages';
import { Activity } from './activity';

interface Props {
  title: string;
  isOpen: boolean;
  onClose: () => void;
}

/** A sheet with recent messages and activity. */
export function RecentPanel({ title, isOpen, onClose }: Props) {
  return (
    <SideSheet title={title} closeLabel="Close" isOpen={isOpen} onClose={onClose}>
      <RecentMessages />
      {isOpen && <Activity onClose={onClose} />}
    </SideSheet>
  );
}

const List = styled('ul')(({ theme }) => ({
  '& li': {
    padding: theme.spacing(1, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& p:first-of-type': { fontWeight: 600 },
}));

function RecentMessages() {
  const latest = useRecentMessages();
  // Fixed while the sheet is open, so that nothing moves.
  const [messages] = useState(latest);
  return (
    <SheetPart title="Recent messages">
      {messages.length === 0 && <Note>No messages in the last quarter of an hour.</Note>}
      {messages.length > 0 && (
        <List>
          {messages.map(({ id, title, description }) => (
            <li key={id}>
              <p>{title}</p>
              {description && <Note>{description}</Note>}
            </li>
          ))}
        </List>
      )}
    </SheetPart>
  );
}
