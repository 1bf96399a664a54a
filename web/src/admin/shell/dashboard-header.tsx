import { HOME_PATH } from '@torque-tide/domain/paths';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { useLeaveGuard } from '@/admin/navigation/leave-guard';
import { Logo } from '@/shared/ui/brand/logo';
import { ButtonAnchor } from '@/shared/ui/button/button';
import { LogOutIcon } from '@/shared/ui/icons/admin';
import { ArrowLeftIcon } from '@/shared/ui/icons/arrows';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { Wrap } from '@/shared/ui/page/wrap';
import { LivePeople } from '@/admin/live/live-people';
import { AccountMenu } from './account-menu';
import { RecentButton } from './recent-button';

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

interface Props {
  /** The page's heading. */
  title: string;
}

/** The bar above the dashboard: where one is, as whom, and the ways out. */
export function DashboardHeader({ title }: Props) {
  const { logOut } = useAdminSession();
  const { confirmLeave } = useLeaveGuard();
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
          <RecentButton />
          <AccountMenu />
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
