import Autocomplete from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ADMIN_PATHS, HOME_PATH } from '@torque-tide/domain/paths';
import { useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Command } from '@/admin/content/define-content';
import { dashboardPath } from '@/admin/navigation/use-form-address';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { searchOf } from '@/admin/text/item-search';
import { type ColorMode, useColorMode } from '@/shared/theme/color-scheme';
import { COLOR_MODES } from '@/shared/ui/layout/theme-switch';
import { VisuallyHidden } from '@/shared/ui/page/elements';
import type { AdminTab } from './tabs';

const SHOWN_MAX = 40;

function placeOf(title: string, to: Command['to']): Command {
  const text = 'go open show';
  return { id: `go ${title}`, group: 'Go to', title, text, to, isOfferedAtOnce: true };
}

function placesIn(tabs: readonly AdminTab[]): readonly Command[] {
  return [
    ...tabs.map(({ key, label }) => placeOf(label, dashboardPath({ tab: key }))),
    placeOf('Recently deleted', dashboardPath({ view: 'deleted' })),
    placeOf('Your account', ADMIN_PATHS.account),
    // The browser loads it, because it is another app.
    placeOf('Website', () => window.location.assign(HOME_PATH)),
  ];
}

function actionsOf(setMode: (mode: ColorMode) => void, logOut: () => void): readonly Command[] {
  const actionOf = (title: string, text: string, to: () => void): Command => {
    return { id: `do ${title}`, group: 'Do', title, text, to };
  };
  return [
    ...COLOR_MODES.map(({ mode, label }) =>
      actionOf(`${label} theme`, 'colour mode', () => setMode(mode)),
    ),
    actionOf('Log out', 'logout sign out', logOut),
  ];
}

const titleOf = ({ title }: Command) => [title];
const textsOf = ({ title, text }: Command) => [title, text];

const Body = styled('div')(({ theme }) => ({ padding: theme.spacing(2) }));

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  '& > span:first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > span + span': { flex: 'none', color: theme.vars.palette.text.secondary },
}));

interface Props {
  tabs: readonly AdminTab[];
  isOpen: boolean;
  onClose: () => void;
}

/** Finds items of every kind, places and actions. */
export function CommandDialog({ tabs, isOpen, onClose }: Props) {
  const titleId = useId();
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const commands = useCommands(tabs, isOpen);
  const find = useMemo(() => searchOf(commands, titleOf, textsOf), [commands]);
  /** The highlighted option; MUI doesn't report the first one. */
  const [highlighted, setHighlighted] = useState<string>();

  function go({ to }: Command) {
    onClose();
    if (typeof to === 'function') to();
    else void navigate(to);
  }

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      slotProps={{ transition: { onExited: () => setText('') } }}
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
          // The list is always open and would swallow Escape.
          onClose={(_, reason) => {
            if (reason === 'escape') onClose();
          }}
          value={null}
          inputValue={text}
          onInputChange={(_, next, reason) => {
            // MUI resets the text while nothing is chosen.
            if (reason === 'reset') return;
            setText(next);
            setHighlighted(undefined);
          }}
          // Keeps the text when the field loses the focus.
          blurOnSelect={false}
          clearOnBlur={false}
          popupIcon={null}
          noOptionsText="No results."
          filterOptions={(options, { inputValue }) => {
            const searchText = inputValue.trim();
            if (searchText === '') return options.filter(({ isOfferedAtOnce }) => isOfferedAtOnce);
            return find(searchText).slice(0, SHOWN_MAX);
          }}
          onHighlightChange={(_, command) => setHighlighted(command?.id)}
          renderOption={({ key, ...props }, { id, title, group }, { index }) => (
            // Marks the option that Enter takes; MUI marks only the stored value.
            <Line
              key={key}
              {...props}
              aria-selected={highlighted === undefined ? index === 0 : id === highlighted}
            >
              <span>{title}</span>
              <span>{group}</span>
            </Line>
          )}
          renderInput={(params) => (
            <TextField {...params} autoFocus label="Find any item or command" />
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
            paper: { sx: { border: 0, boxShadow: 'none' } },
          }}
        />
      </Body>
    </Dialog>
  );
}

/** Returns actions and places at once, and the tabs' commands once they are loaded. */
function useCommands(tabs: readonly AdminTab[], isOpen: boolean): readonly Command[] {
  const queryClient = useQueryClient();
  const [, setMode] = useColorMode();
  const { logOut } = useAdminSession();
  const { data } = useQuery({
    queryKey: ['commands', tabs.map(({ key }) => key)],
    queryFn: async () => {
      // A tab that fails doesn't hide the others.
      const found = await Promise.allSettled(
        tabs.map(async ({ commands }) => (await commands?.(queryClient)) ?? []),
      );
      return found.flatMap((tab) => (tab.status === 'fulfilled' ? tab.value : []));
    },
    enabled: isOpen,
    staleTime: 0,
    // Cached lists are found offline too.
    networkMode: 'always',
  });
  return useMemo(
    () => [...actionsOf(setMode, () => void logOut()), ...placesIn(tabs), ...(data ?? [])],
    [setMode, logOut, tabs, data],
  );
}
