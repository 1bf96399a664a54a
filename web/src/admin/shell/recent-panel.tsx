import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { ButtonRow } from '@/admin/ui/button-row';
import { Note } from '@/admin/ui/list-parts';
import { SheetPart, SideSheet } from '@/admin/ui/side-sheet';
import { useRecentMessages } from '@/shared/ui/toast/recent-messages';
import { Activity } from './activity';

interface Props {
  title: string;
  isOpen: boolean;
  onClose: () => void;
}

/** What was said to the user, and below it what everybody changed, in a sheet from the right. */
export function RecentPanel({ title, isOpen, onClose }: Props) {
  return (
    <SideSheet title={title} closeLabel="Close" isOpen={isOpen} onClose={onClose}>
      <RecentMessages onClose={onClose} />
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

/** So many are shown at first, so that what stands below them is in sight. */
const IN_SIGHT = 3;

/** Lets messages that have left the screen be read again. */
function RecentMessages({ onClose }: { onClose: () => void }) {
  const latest = useRecentMessages();
  // Those of the moment in which the sheet was opened: one that leaves the screen meanwhile would push
  // what stands below it, while a press is under way there.
  const [messages] = useState(latest);
  const [areAllShown, setAreAllShown] = useState(false);
  const id = useId();
  const shown = areAllShown ? messages : messages.slice(0, IN_SIGHT);
  return (
    <SheetPart title="Recent messages">
      {messages.length === 0 && <Note>No messages in the last quarter of an hour.</Note>}
      {shown.length > 0 && (
        <List>
          {shown.map(({ id: key, title, description, actions = [] }) => (
            <li key={key}>
              <p id={`${id}-${key}`}>{title}</p>
              {description && <Note>{description}</Note>}
              <ButtonRow sx={{ ml: -2 }}>
                {actions
                  .filter(({ isOver }) => !isOver?.())
                  .map(({ label, onClick }) => (
                    <Button
                      key={label}
                      size="small"
                      aria-describedby={`${id}-${key}`}
                      onClick={() => {
                        onClose();
                        onClick();
                      }}
                    >
                      {label}
                    </Button>
                  ))}
              </ButtonRow>
            </li>
          ))}
        </List>
      )}
      {shown.length < messages.length && (
        <Button size="small" variant="outlined" onClick={() => setAreAllShown(true)}>
          Show all {messages.length}
        </Button>
      )}
    </SheetPart>
  );
}
