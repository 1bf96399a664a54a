import { styled } from '@mui/material/styles';
import { FieldFragment } from '@/components/art/field-fragment';
import { ButtonLink } from '@/components/button-link';
import { PageHead } from '@/components/page/page-head';
import { PageHeading } from '@/components/page/page-heading';
import { Section } from '@/components/page/section';
import { paths } from '@/config/paths';

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  alignItems: 'center',
  gap: theme.spacing(6),
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Hint = styled('p')(({ theme }) => ({
  margin: theme.spacing(3, 0, 5),
  fontSize: '1.25rem',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** What an address without a page shows. */
export function NotFoundPage() {
  return (
    <>
      <PageHead title="404 Page Not Found" description="There is no page at this address." />
      <Section>
        <Layout>
          <div>
            <PageHeading>404 Page Not Found</PageHeading>
            <Hint>Did you forget to add the page to the router?</Hint>
            <Actions>
              <ButtonLink to={paths.home()} variant="contained" size="large">
                Back to Home
              </ButtonLink>
              <ButtonLink to={paths.jobs()} variant="outlined" size="large">
                View jobs
              </ButtonLink>
            </Actions>
          </div>
          <FieldFragment />
        </Layout>
      </Section>
    </>
  );
}
