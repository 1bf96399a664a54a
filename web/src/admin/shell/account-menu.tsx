import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { ADMIN_PATHS } from '@torque-tide/domain/paths';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ShortcutHelp } from '@/admin/keyboard/shortcut-help';
import { SHORTCUTS, useShortcuts } from '@/admin/keyboard/shortcuts';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { MenuDivider } from '@/admin/ui/menu-divider';
import { useMenu } from '@/admin/ui/use-menu';
import { useColorMode } from '@/shared/theme/use-color-mode';
import { PersonIcon } from '@/shared/ui/icons/admin';
import { ChevronDownIcon } from '@/shared/ui/icons/arrows';
import { COLOR_MODES } from '@/shared/ui/layout/theme-switch';
import { VisuallyHidden } from '@/shared/ui/page/visually-hidden';

const Trigger = styled(Button)(({ theme }) => ({
  minWidth: 44,
  gap: theme.spacing(1),
  paddingInline: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
  fontWeight: 400,
  // The icon alone, as for the other tools.
  [theme.breakpoints.down('md')]: { '& > [data-name]': { display: 'none' } },
}));

/** What is the user's own: the account, the colour theme and the help with the keys. */
export function AccountMenu() {
  const { username } = useAdminSession();
  const isOnAccount = useLocation().pathname === ADMIN_PATHS.account;
  const [mode, setMode] = useColorMode();
  const { button, menu, choose } = useMenu();
  const [isHelping, setIsHelping] = useState(false);
  useShortcuts({ help: () => setIsHelping(true) });
  return (
    <>
      <Trigger variant="text" color="inherit" {...button}>
        <PersonIcon />
        <VisuallyHidden>Account menu</VisuallyHidden>
        {username && <span data-name="">Logged in as {username}</span>}
        <ChevronDownIcon size={16} />
      </Trigger>
      <Menu {...menu}>
        <MenuItem
          component={Link}
          to={ADMIN_PATHS.account}
          aria-current={isOnAccount ? 'page' : undefined}
          // A form that asks before it is left gives the focus back to the button.
          onClick={choose(() => undefined)}
        >
          Your account
        </MenuItem>
        <MenuDivider />
        {COLOR_MODES.map(({ mode: each, label, Icon }) => (
          <MenuItem
            key={each}
            role="menuitemradio"
            aria-checked={each === mode}
            selected={each === mode}
            onClick={choose(() => setMode(each))}
            sx={{ gap: 1.5 }}
          >
            <Icon size={18} />
            {label} theme
          </MenuItem>
        ))}
        <MenuDivider />
        <MenuItem aria-keyshortcuts={SHORTCUTS.help.key} onClick={choose(() => setIsHelping(true))}>
          Keyboard shortcuts
        </MenuItem>
      </Menu>
      <ShortcutHelp isOpen={isHelping} onClose={() => setIsHelping(false)} />
    </>
  );
}
