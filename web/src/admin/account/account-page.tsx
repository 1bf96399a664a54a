import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ADMIN_PATHS } from '@torque-tide/domain/paths';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { LeaveGuard } from '@/admin/navigation/leave-guard';
import { LiveProvider } from '@/admin/live/live-provider';
import { AccessCheck } from '@/admin/session/access-check';
import { DashboardHeader } from '@/admin/shell/dashboard-header';
import { ArrowLeftIcon } from '@/shared/ui/icons/arrows';
import { MAIN_ID } from '@/shared/ui/layout/skip-link';
import { PageHead } from '@/shared/ui/page/page-head';
import { Wrap } from '@/shared/ui/page/wrap';
import { AccountSessions } from './account-sessions';
import { PasswordForm } from './password-form';

const Main = styled((props: ComponentProps<typeof Wrap>) => <Wrap {...props} as="main" />)(
  ({ theme }) => ({ paddingBlock: theme.spacing(4, 10) }),
);

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 3),
}));

const Back = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '&:hover': { color: theme.vars.palette.primary.main, textDecoration: 'underline' },
}));

/** Beside each other where there is room; what is looked at most often stands first. */
const Sections = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  marginTop: theme.spacing(3),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
    gap: theme.spacing(8),
  },
}));

/** What an admin does with the own account. */
export function AdminAccountPage() {
  return (
    <AccessCheck>
      <LeaveGuard>
        <LiveProvider>
          <PageHead
            title="Your account"
            description="Change your password and see where you are logged in."
            isIndexed={false}
          />
          <DashboardHeader title="Your account" />
          <Main id={MAIN_ID} tabIndex={-1}>
            <Head>
              <Typography variant="h3" component="h2">
                Sessions and password
              </Typography>
              <Back to={ADMIN_PATHS.dashboard}>
                <ArrowLeftIcon size={18} />
                Back to content
              </Back>
            </Head>
            <Sections>
              <AccountSessions />
              <PasswordForm />
            </Sections>
          </Main>
        </LiveProvider>
      </LeaveGuard>
    </AccessCheck>
  );
}
