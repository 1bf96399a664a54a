import type { JobLanding } from '@torque-tide/contract/job-landings';
import type { LandingText } from '@torque-tide/contract/job-landing-text';
import { Breadcrumb } from '@/components/page/breadcrumb';
import { PageHeading } from '@/components/page/page-heading';
import { paths } from '@/config/paths';
import { styled } from '@/theme/styled';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
  alignItems: 'start',
  gap: theme.spacing(5, 8),
  marginBottom: 'clamp(3rem, 7vw, 5.5rem)',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Lead = styled('p')(({ theme }) => ({
  maxWidth: '32em',
  margin: theme.spacing(3, 0, 0),
  fontSize: '1.25rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
  [theme.breakpoints.down('sm')]: { fontSize: '1.125rem' },
}));

const More = styled('p')(({ theme }) => ({
  maxWidth: '40em',
  margin: theme.spacing(2, 0, 0),
  color: theme.vars.palette.text.secondary,
  textWrap: 'pretty',
}));

const Roles = styled('div')(({ theme }) => ({
  '& h2': { margin: 0, fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.4 },
  '& h2::before': {
    content: '""',
    display: 'block',
    width: 28,
    height: 2,
    marginBottom: theme.spacing(1.5),
    backgroundColor: 'var(--tone)',
  },
  '& ul': { margin: theme.spacing(1.5, 0, 0), padding: 0, listStyle: 'none' },
  '& li': {
    paddingBlock: theme.spacing(1.125),
    color: theme.vars.palette.text.secondary,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));

interface Props {
  landing: JobLanding;
  text: LandingText;
}

/** What a landing page says before it lists jobs. */
export function JobLandingHead({ landing, text: { heading, intro, roles } }: Props) {
  return (
    <>
      <Breadcrumb above={[{ name: 'Jobs', to: paths.jobs() }]} current={landing.name} />
      <Columns>
        <div>
          <PageHeading>{heading}</PageHeading>
          <Lead>{intro.lead}</Lead>
          <More>{intro.more}</More>
        </div>
        <Roles>
          <h2>Typical roles</h2>
          <ul>
            {roles.map((role) => (
              <li key={role}>{role}</li>
            ))}
          </ul>
        </Roles>
      </Columns>
    </>
  );
}
