import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ADMIN_PATHS } from '@torque-tide/domain/paths';
import { AdminPage, QuietLink } from '@/admin/shell/admin-page';
import { FlowRow } from '@/admin/ui/list-parts';
import { ArrowLeftIcon } from '@/shared/ui/icons/arrows';
import { AccountSessions } from './account-sessions';
import { PasswordForm } from './password-form';

/** Side by side if there is room; the most used section comes first. */
const Sections = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  marginTop: theme.spacing(3),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
    gap: theme.spacing(8),
  },
}));

export function AdminAccountPage() {
  return (
    <AdminPage
      title="Your account"
      description="Change your password and see where you are logged in."
      sx={{ pt: 4, pb: 10 }}
    >
      <FlowRow sx={{ justifyContent: 'space-between', columnGap: 3 }}>
        <Typography variant="h3" component="h2">
          Sessions and password
        </Typography>
        <QuietLink to={ADMIN_PATHS.dashboard}>
          <ArrowLeftIcon size={18} />
          Back to content
        </QuietLink>
      </FlowRow>
      <Sections>
        <AccountSessions />
        <PasswordForm />
      </Sections>
    </AdminPage>
  );
}
