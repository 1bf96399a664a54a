import { FieldFragment } from '@/components/art/field-fragment';
import { ButtonLink } from '@/components/button-link';
import { ArrowLeftIcon } from '@/components/icons/arrows';
import { PageHeading } from '@/components/page/page-heading';
import { paths } from '@/config/paths';
import { styled } from '@/theme/styled';

const Head = styled('div')(({ theme }) => ({
  position: 'relative',
  marginBottom: theme.spacing(6),
  [theme.breakpoints.down('sm')]: { marginBottom: theme.spacing(4) },
}));

const Lead = styled('p')(({ theme }) => ({
  maxWidth: '30em',
  margin: theme.spacing(2.5, 0, 0),
  fontSize: '1.25rem',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { fontSize: '1.125rem' },
}));

const Back = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(4),
  '@media print': { display: 'none' },
}));

const Motif = styled('div')(({ theme }) => ({
  position: 'absolute',
  right: 0,
  bottom: theme.spacing(-2.5),
  width: '32%',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

/** The top of the job list's page. */
export function JobsHead() {
  return (
    <Head>
      <Motif>
        <FieldFragment />
      </Motif>
      <Back>
        <ButtonLink
          to={paths.home()}
          variant="outlined"
          size="small"
          startIcon={<ArrowLeftIcon size={18} />}
        >
          Back to Home
        </ButtonLink>
      </Back>
      <PageHeading>Jobs that move the transition</PageHeading>
      <Lead>
        Engineering, project and leadership roles with the companies that build clean energy and
        future mobility.
      </Lead>
    </Head>
  );
}
