import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { BellIcon } from '@/shared/ui/icons/admin';
import { Tip } from '@/admin/ui/tip';
import { useRecentMessages } from '@/shared/ui/toast/recent-messages';

const Panel = styled('div')(({ theme }) => ({
  width: 340,
  maxWidth: '100%',
  padding: theme.spacing(2, 2.5),
}));

const Title = styled('h2')({ margin: 0, fontSize: '1rem', fontWeight: 600 });

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(1, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& li': {
    padding: theme.spacing(1, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& p': { margin: 0 },
  '& p:first-of-type': { fontWeight: 600 },
}));

const Muted = styled('p')(({ theme }) => ({
  margin: 0,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
}));

/** Lets messages that have left the screen be read again. */
export function RecentMessages() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const messages = useRecentMessages();
  const titleId = useId();
  return (
    <>
      <Tip title="Recent messages">
        <IconButton
          color="inherit"
          aria-label="Recent messages"
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ width: 44, height: 44 }}
        >
          <BellIcon />
        </IconButton>
      </Tip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-labelledby': titleId, variant: 'outlined' },
        }}
      >
        <Panel>
          <Title id={titleId}>Recent messages</Title>
          {messages.length === 0 ? (
            <Muted>No messages in the last quarter of an hour.</Muted>
          ) : (
            <List>
              {messages.map(({ id, title, description, actions = [] }) => (
                <li key={id}>
                  <p id={`${titleId}-${id}`}>{title}</p>
                  {description && <Muted>{description}</Muted>}
                  {actions
                    .filter(({ isOver }) => !isOver?.())
                    .map(({ label, onClick }) => (
                      <Button
                        key={label}
                        size="small"
                        aria-describedby={`${titleId}-${id}`}
                        onClick={() => {
                          setAnchor(null);
                          onClick();
                        }}
                      >
                        {label}
                      </Button>
                    ))}
                </li>
              ))}
            </List>
          )}
        </Panel>
      </Popover>
    </>
  );
}
