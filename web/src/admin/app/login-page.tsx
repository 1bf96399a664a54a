import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { ADMIN_PATHS, HOME_PATH } from '@torque-tide/domain/paths';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LoginForm } from '@/admin/session/login-form';
import { hasUnsaved } from '@/admin/unsaved/use-unsaved';
import { storeSessionId } from '@/shared/api/session-storage';
import { FieldFragment } from '@/shared/ui/art/field-fragment';
import { MAIN_ID } from '@/shared/ui/layout/skip-link';
import { PageHead } from '@/shared/ui/page/page-head';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { useToast } from '@/shared/ui/toast/use-toast';

const Page = styled('main')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: '100vh',
  padding: theme.spacing(4, 2.5),
}));

/** The drawing's ground line is the panel's upper edge. */
const Horizon = styled('div')({
  width: '100%',
  maxWidth: 440,
  // 22 of 480: in percent of this element's width, unlike a margin of its own.
  '& > svg': { marginBottom: `-${(100 * 22) / 480}%` },
});

const Panel = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 440,
  padding: theme.spacing(5),
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(3) },
}));

const Eyebrow = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  margin: theme.spacing(0, 0, 1.5),
  fontSize: '0.875rem',
  fontWeight: 600,
  color: theme.vars.palette.primary.main,
  '&::before': { content: '""', width: 24, height: 2, backgroundColor: 'currentColor' },
}));

const Heading = styled(PageHeading)(({ theme }) => ({ marginBottom: theme.spacing(4) }));

const Note = styled('p')(({ theme }) => ({ margin: theme.spacing(-2, 0, 3) }));

const Foot = styled('p')(({ theme }) => ({ margin: theme.spacing(3, 0, 0), textAlign: 'center' }));

/** Stores the session and opens the dashboard. */
export function AdminLoginPage() {
  const [isKept] = useState(hasUnsaved);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const toast = useToast();

  function enter(sessionId: string) {
    storeSessionId(sessionId);
    // The cache only contains what visitors see.
    queryClient.clear();
    toast({
      title: 'Login successful',
      description: 'Welcome to the admin panel',
      tone: 'success',
    });
    void navigate(askedFor(location.state));
  }

  return (
    <Page id={MAIN_ID} tabIndex={-1}>
      <PageHead
        title="Admin Login"
        description="Log in to manage the site's content."
        isIndexed={false}
      />
      <Horizon>
        <FieldFragment name="wall" />
      </Horizon>
      <Panel>
        <Eyebrow>Secure Access</Eyebrow>
        <Heading variant="h3">Admin Login</Heading>
        {isKept && (
          <Note>Unsaved changes are kept in this browser. Open the form again to continue.</Note>
        )}
        <LoginForm onLoggedIn={enter} />
        <Foot>
          <Link href={HOME_PATH}>Back to main site</Link>
        </Foot>
      </Panel>
    </Page>
  );
}

/** The page that the access check redirected from; otherwise the dashboard. */
function askedFor(state: unknown): { pathname: string; search: string } {
  const { pathname, search } = (state ?? {}) as { pathname?: unknown; search?: unknown };
  return {
    pathname: pathname === ADMIN_PATHS.account ? pathname : ADMIN_PATHS.dashboard,
    search: typeof search === 'string' ? search : '',
  };
}
