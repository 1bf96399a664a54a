import Autocomplete from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { CONTENT_KINDS } from '@torque-tide/contract/content-kinds';
import { useEffect, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchOf } from '@/admin/text/item-search';
import { VisuallyHidden } from '@/shared/ui/page/visually-hidden';
import { type Command, COMMAND_PARTS, commandsOf, fixedCommands, GO } from './commands';

/** As many are listed: who does not find it among them types another word. */
const SHOWN_MAX = 40;

const Body = styled('div')(({ theme }) => ({ padding: theme.spacing(2) }));

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  '& > span:first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > span + span': { flex: 'none', color: theme.vars.palette.text.secondary },
}));

interface Props {
  isOpen: boolean;
  /** What is sought; some of it may have been typed before this dialog was there. */
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}

/** Finds items of every kind and the places of the admin area by their words; Enter goes there. */
export function CommandDialog({ isOpen, text, onText, onClose }: Props) {
  const titleId = useId();
  const navigate = useNavigate();
  const commands = useCommands(isOpen);
  const find = useMemo(() => searchOf(commands, COMMAND_PARTS), [commands]);

  function go({ to, isOutside = false }: Command) {
    onClose();
    const address = typeof to === 'string' ? to : to();
    if (isOutside) window.location.assign(address);
    else void navigate(address);
  }

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Body>
        <VisuallyHidden id={titleId}>Find any item or command</VisuallyHidden>
        <Autocomplete
          open
          autoHighlight
          openOnFocus
          options={commands}
          getOptionLabel={({ title }) => title}
          getOptionKey={({ id }) => id}
          value={null}
          inputValue={text}
          onInputChange={(_, next, reason) => {
            // It would be emptied at first, since nothing is chosen.
            if (reason !== 'reset') onText(next);
          }}
          // Of what is typed nothing is to be done but going there.
          blurOnSelect={false}
          clearOnBlur={false}
          popupIcon={null}
          noOptionsText="Nothing is called so."
          filterOptions={(options, { inputValue }) => {
            const sought = inputValue.trim().toLowerCase();
            if (sought === '')
              return options.filter(({ group }) => group === GO || group === 'Add');
            return find(sought)
              .slice(0, SHOWN_MAX)
              .map(({ item }) => item);
          }}
          renderOption={({ key, ...props }, { title, group }) => (
            <Line key={key} {...props}>
              <span>{title}</span>
              <span>{group}</span>
            </Line>
          )}
          renderInput={(params) => (
            <TextField
              {...params}
              autoFocus
              label="Find any item or command"
              onFocus={({ target }) => target.setSelectionRange(text.length, text.length)}
            />
          )}
          onChange={(_, command) => {
            if (command) go(command);
          }}
          slotProps={{
            popper: {
              disablePortal: true,
              sx: {
                position: 'static !important',
                transform: 'none !important',
                width: '100% !important',
              },
            },
            paper: { elevation: 0 },
          }}
        />
      </Body>
    </Dialog>
  );
}

/** What there is to find, each kind as soon as it has been read. */
function useCommands(isOpen: boolean): readonly Command[] {
  const queryClient = useQueryClient();
  const [commands, setCommands] = useState<readonly Command[]>(fixedCommands);
  useEffect(() => {
    if (!isOpen) return undefined;
    let isOver = false;
    async function read() {
      // A kind that cannot be read leaves the others to be found.
      const found = await Promise.allSettled(
        CONTENT_KINDS.map((kind) => commandsOf(kind, queryClient)),
      );
      if (isOver) return;
      const read = found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
      setCommands([...fixedCommands(), ...read]);
    }
    void read();
    return () => {
      isOver = true;
    };
  }, [isOpen, queryClient]);
  return commands;
}
