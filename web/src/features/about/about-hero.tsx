import { FieldFragment } from '@/components/art/field-fragment';
import { PageHeading } from '@/components/page/page-heading';
import { Section } from '@/components/page/section';
import { styled } from '@/theme/styled';

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  alignItems: 'end',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
}));

const Mission = styled('div')(({ theme }) => ({
  maxWidth: '40em',
  marginTop: theme.spacing(4),
  '& p': {
    margin: 0,
    fontSize: 'clamp(1.125rem, 1.6vw, 1.3125rem)',
    lineHeight: 1.55,
    color: theme.vars.palette.text.secondary,
  },
  '& p + p': { marginTop: theme.spacing(2.5) },
  '& h2': {
    margin: theme.spacing(0, 0, 2),
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: 1.6,
    color: theme.vars.palette.primary.main,
  },
}));

/** What the agency is for. */
export function AboutHero() {
  return (
    <Section>
      <Layout>
        <div>
          <PageHeading>The people behind the transition are the hard part</PageHeading>
          <Mission>
            <h2>Our mission</h2>
            <p>
              Turbines, batteries and chargers can be ordered. The engineers who connect them, the
              managers who deliver them and the leaders who fund them cannot: there are too few, and
              most of them are busy.
            </p>
            <p>
              We link those experts with the companies that need them, so that the project on the
              drawing board becomes the one on the grid and on the road.
            </p>
          </Mission>
        </div>
        <FieldFragment />
      </Layout>
    </Section>
  );
}
