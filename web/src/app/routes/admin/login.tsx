import { styled } from '@mui/material/styles';
import { FieldFragment } from '@/components/art/field-fragment';
import { PageHead } from '@/components/page/page-head';
import { anchors } from '@/config/paths';
import { LoginPanel } from '@/features/admin-session/login-panel';

const Page = styled('main')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: '100vh',
  padding: theme.spacing(4, 2.5),
}));

export function AdminLoginPage() {
  return (
    <Page id={anchors.main} tabIndex={-1}>
      <PageHead title="Admin Login" description="Log in to manage the site's content." />
      <FieldFragment />
      <LoginPanel />
    </Page>
  );
}
