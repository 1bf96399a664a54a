import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { ADMIN_PATHS, HOME_PATH } from '@torque-tide/domain/paths';
import { Link, useLocation } from 'react-router-dom';
import { useSlashKey } from '@/admin/keyboard/shortcuts';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { useMenu } from '@/admin/ui/menu';
import { useColorMode } from '@/shared/theme/color-scheme';
import { Logo } from '@/shared/ui/brand/logo';
import { ButtonAnchor } from '@/shared/ui/button/button';
import { ArrowLeftIcon, ChevronDownIcon } from '@/shared/ui/icons/arrows';
import { COLOR_MODES } from '@/shared/ui/layout/theme-switch';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { VisuallyHidden, Wrap } from '@/shared/ui/page/elements';
import { FlowRow } from '@/admin/ui/list-parts';
import { lazyComponent } from '@/admin/ui/states';
import { BellIcon, LogOutIcon, PersonIcon } from '@/shared/ui/icons/admin';
import { Opener } from './opener';

const RecentPanel = lazyComponent(async () => (await import('./recent-panel')).RecentPanel, null);

const Bar = styled('header')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Row = styled(Wrap)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 3),
  paddingBlock: theme.spacing(0.75),
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(0, 0.5) },
}));

const Title = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  marginInlineEnd: 'auto',
  [theme.breakpoints.down('sm')]: { '& > svg': { display: 'none' }, '& h1': { fontSize: '1rem' } },
}));

// On a phone everything is on one line, with 'Log out' in the account menu.
const Tools = styled(FlowRow)(({ theme }) => ({
  gap: theme.spacing(0.5),
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'nowrap',
    gap: 0,
    '& > a:first-of-type': {
      paddingInline: theme.spacing(0.5),
      whiteSpace: 'nowrap',
      '& svg': { display: 'none' },
    },
    '& > [data-wide]': { display: 'none' },
  },
}));

const RECENT = 'Recent messages and activity';

interface Props {
  title: string;
}

export function DashboardHeader({ title }: Props) {
  const { isAuthenticated, logOut } = useAdminSession();
  return (
    <Bar>
      <Row>
        <Title>
          <Logo />
          <PageHeading variant="h4">{title}</PageHeading>
        </Title>
        <Tools>
          <ButtonAnchor href={HOME_PATH} variant="text" startIcon={<ArrowLeftIcon size={18} />}>
            Back to Website
          </ButtonAnchor>
          <Opener name={RECENT} icon={<BellIcon />}>
            {(panel) => <RecentPanel title={RECENT} {...panel} />}
          </Opener>
          <AccountMenu />
          <Button
            data-wide=""
            variant="text"
            color="inherit"
            disabled={!isAuthenticated}
            startIcon={<LogOutIcon size={18} />}
            onClick={() => void logOut()}
          >
            Log out
          </Button>
        </Tools>
      </Row>
    </Bar>
  );
}

const Trigger = styled(Button)(({ theme }) => ({
  minWidth: 44,
  gap: theme.spacing(1),
  paddingInline: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
  fontWeight: 400,
  [theme.breakpoints.down('md')]: { '& > [data-name]': { display: 'none' } },
  [theme.breakpoints.down('sm')]: { '& > svg:last-of-type': { display: 'none' } },
}));

/** The menu for account, theme, the '/' key and 'Log out'. */
function AccountMenu() {
  const { username, logOut } = useAdminSession();
  const isOnAccount = useLocation().pathname === ADMIN_PATHS.account;
  const [mode, setMode] = useColorMode();
  const { button, menu, choose } = useMenu();
  const [isSlashOn, setIsSlashOn] = useSlashKey();
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
          divider
          aria-current={isOnAccount ? 'page' : undefined}
          // If a form asks before it is left, the focus returns to the button.
          onClick={choose(() => undefined)}
        >
          Your account
        </MenuItem>
        {COLOR_MODES.map(({ mode: each, label, Icon }, at) => (
          <MenuItem
            key={each}
            role="menuitemradio"
            divider={at === COLOR_MODES.length - 1}
            aria-checked={each === mode}
            selected={each === mode}
            onClick={choose(() => setMode(each))}
            sx={{ gap: 1.5 }}
          >
            <Icon size={18} />
            {label} theme
          </MenuItem>
        ))}
        <MenuItem
          role="menuitemcheckbox"
          aria-checked={isSlashOn}
          selected={isSlashOn}
          onClick={choose(() => setIsSlashOn(!isSlashOn))}
        >
          Search with the / key
        </MenuItem>
        <MenuItem onClick={choose(() => void logOut())}>Log out</MenuItem>
      </Menu>
    </>
  );
}
