import { ADMIN_PATHS, HOME_PATH } from '@torque-tide/domain/paths';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { useLeaveGuard } from '@/admin/navigation/leave-guard';
import { Logo } from '@/shared/ui/brand/logo';
import { ButtonAnchor } from '@/shared/ui/button/button';
import { LogOutIcon, PersonIcon } from '@/shared/ui/icons/admin';
import { ArrowLeftIcon } from '@/shared/ui/icons/arrows';
import { ThemeSwitch } from '@/shared/ui/layout/theme-switch';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { VisuallyHidden } from '@/shared/ui/page/visually-hidden';
import { Wrap } from '@/shared/ui/page/wrap';
import { LivePeople } from '@/admin/live/live-people';
import { RecentMessages } from './recent-messages';

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
  paddingBlock: theme.spacing(1.5),
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(1, 0.5) },
}));

const Title = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  marginInlineEnd: 'auto',
}));

// On a phone the tools flow around the title: the way out beside it, the others below.
const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  [theme.breakpoints.down('sm')]: {
    display: 'contents',
    '& > :not(:last-child)': { order: 1 },
    '& > a:first-of-type': {
      marginInline: theme.spacing(-1, 'auto'),
      paddingInline: theme.spacing(1),
      '& svg': { display: 'none' },
    },
  },
}));

const Scheme = styled('div')(({ theme }) => ({
  marginInline: theme.spacing(1),
  // The icons alone; the words stay for who does not see them.
  [theme.breakpoints.down('md')]: {
    '& label': { gap: 0, paddingInline: theme.spacing(1.25), fontSize: 0 },
  },
  [theme.breakpoints.down('sm')]: { marginInline: 0 },
}));

/** The way to the own account. */
const Who = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1),
  minWidth: 44,
  minHeight: 44,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  textDecoration: 'none',
  '&:hover': { color: theme.vars.palette.primary.main, textDecoration: 'underline' },
  '&[aria-current]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  // The icon alone, as for the other tools.
  [theme.breakpoints.down('md')]: { '& > [data-name]': { display: 'none' } },
}));

interface Props {
  /** The page's heading. */
  title: string;
}

/** The bar above the dashboard: where one is, as whom, and the ways out. */
export function DashboardHeader({ title }: Props) {
  const { username, logOut } = useAdminSession();
  const { confirmLeave } = useLeaveGuard();
  const isOnAccount = useLocation().pathname === ADMIN_PATHS.account;
  const [isLeaving, setIsLeaving] = useState(false);

  async function leave() {
    // Before the session ends, while what is unsaved can still be saved.
    if (!(await confirmLeave())) return;
    setIsLeaving(true);
    await logOut();
  }

  return (
    <Bar>
      <Row>
        <Title>
          <Logo />
          <div>
            <PageHeading variant="h4">{title}</PageHeading>
            <LivePeople />
          </div>
        </Title>
        <Tools>
          <ButtonAnchor href={HOME_PATH} variant="text" startIcon={<ArrowLeftIcon size={18} />}>
            Back to Website
          </ButtonAnchor>
          <RecentMessages />
          <Who to={ADMIN_PATHS.account} aria-current={isOnAccount ? 'page' : undefined}>
            <PersonIcon />
            <VisuallyHidden>Your account</VisuallyHidden>
            {username && <span data-name="">Logged in as {username}</span>}
          </Who>
          <Scheme>
            <ThemeSwitch />
          </Scheme>
          <Button
            variant="text"
            color="inherit"
            disabled={isLeaving}
            startIcon={<LogOutIcon size={18} />}
            onClick={() => void leave()}
          >
            Log out
          </Button>
        </Tools>
      </Row>
    </Bar>
  );
}
