import type { JobLanding } from '@torque-tide/contract/job-landings';
import { landingPath } from '@torque-tide/contract/site-paths';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '@/components/page/visually-hidden';
import { styled } from '@/theme/styled';

const Row = styled('nav')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
  gap: theme.spacing(2, 3),
  paddingBlock: theme.spacing(3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& h2, & h3': { margin: 0, fontSize: '1.0625rem', fontWeight: 600, lineHeight: '40px' },
  '@media print': { display: 'none' },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& h2, & h3': { lineHeight: 1.4 },
  },
}));

const Links = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minHeight: 40,
    paddingInline: theme.spacing(2),
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 999,
    transition: 'border-color 150ms ease',
  },
  '& a:hover': { borderColor: `var(--tone, ${theme.vars.palette.primary.main})` },
  '& a > span:last-of-type': {
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.secondary,
  },
}));

export interface LandingLink {
  landing: JobLanding;
  /** How many jobs are there, when that is known. */
  jobs?: number;
}

interface Props {
  title: string;
  /** The title's level in its page. */
  level?: 2 | 3;
  links: readonly LandingLink[];
}

/** Links to the pages of sectors or locations, which anyone can follow without a script. */
export function LandingLinks({ title, level = 2, links }: Props) {
  const titleId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  if (links.length === 0) return null;
  return (
    <Row aria-labelledby={titleId}>
      <Heading id={titleId}>{title}</Heading>
      <Links>
        {links.map(({ landing, jobs }) => (
          <li key={landing.slug}>
            <Link to={landingPath(landing)}>
              {landing.name}
              {jobs !== undefined && (
                <span>
                  {jobs}
                  <VisuallyHidden as="small">{jobs === 1 ? ' job' : ' jobs'}</VisuallyHidden>
                </span>
              )}
            </Link>
          </li>
        ))}
      </Links>
    </Row>
  );
}
