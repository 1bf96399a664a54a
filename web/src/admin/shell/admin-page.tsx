import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LiveProvider } from '@/admin/live/live-provider';
import { LeaveGuard } from '@/admin/navigation/leave-guard';
import { AccessCheck } from '@/admin/session/access-check';
import { MAIN_ID } from '@/shared/ui/layout/skip-link';
import { PageHead } from '@/shared/ui/page/page-head';
import { Wrap } from '@/shared/ui/page/wrap';
import { ContentToolsProvider } from './content-tools-provider';
import { DashboardHeader } from './dashboard-header';

const Main = styled((props: ComponentProps<typeof Wrap>) => <Wrap {...props} as="main" />)({});

/** The page's heading, and the quiet way elsewhere. */
export const PageTop = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 3),
}));

export const QuietLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '&:hover': { color: theme.vars.palette.primary.main, textDecoration: 'underline' },
}));

interface Props extends Pick<ComponentProps<typeof Main>, 'sx'> {
  title: string;
  description: string;
  children: ReactNode;
}

/** A page for whoever is logged in, with the header that they all have. */
export function AdminPage({ title, description, sx, children }: Props) {
  return (
    <AccessCheck>
      <LeaveGuard>
        <LiveProvider>
          <PageHead title={title} description={description} isIndexed={false} />
          <ContentToolsProvider>
            <DashboardHeader title={title} />
            <Main id={MAIN_ID} tabIndex={-1} sx={sx}>
              {children}
            </Main>
          </ContentToolsProvider>
        </LiveProvider>
      </LeaveGuard>
    </AccessCheck>
  );
}
