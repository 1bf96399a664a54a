import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { toned } from '@/components/sector/toned';
import { styled } from '@/theme/styled';
import { FeaturedBadge } from './featured-badge';
import type { JobArticleModel } from './job-view-model';
import { SectorTags } from './sector-tags';

const Head = styled('div')(({ theme }) => toned(theme));

const Labels = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  minHeight: 28,
  marginBottom: theme.spacing(2),
  '& > ul': { fontSize: '0.9375rem' },
  '&::before': { content: '""', width: 28, height: 2, backgroundColor: 'var(--tone)' },
}));

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, auto))',
  justifyContent: 'space-between',
  gap: theme.spacing(2.5, 3),
  margin: theme.spacing(5, 0, 0),
  paddingBlock: theme.spacing(2.5),
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  '& dt': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontSize: '1.0625rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& dd a': {
    paddingBlock: 4,
    color: 'inherit',
    textDecorationThickness: 1,
    textDecorationColor: 'var(--tone)',
    textUnderlineOffset: '0.3em',
  },
  '& dd a:hover': { textDecorationThickness: 2 },
  [theme.breakpoints.down('md')]: {
    marginTop: theme.spacing(4),
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
}));

interface Props {
  job: JobArticleModel;
  /** The job's title as the heading that its place asks for: the page's `h1`, or a preview's own. */
  heading: ReactNode;
  /** Where other jobs of its sectors and its place are; a preview has no such links. */
  links?: { ofSector: (tag: string) => string | undefined; ofPlace: string | undefined };
}

/** What a job is, where and for how much: the top of its page and of the admin's preview. */
export function JobHeader({ job, heading, links }: Props) {
  return (
    <Head data-tone={job.tone}>
      <Labels>
        <SectorTags tags={job.sectorTags} {...(links ? { linkTo: links.ofSector } : {})} />
        {job.isFeatured && <FeaturedBadge />}
      </Labels>
      {heading}
      <Facts>
        <div>
          <dt>Location</dt>
          <dd>{links?.ofPlace ? <Link to={links.ofPlace}>{job.location}</Link> : job.location}</dd>
        </div>
        <div>
          <dt>Salary</dt>
          <dd>{job.salary}</dd>
        </div>
        <div>
          <dt>Job type</dt>
          <dd>{job.jobType}</dd>
        </div>
        <div>
          <dt>Posted</dt>
          <dd>
            <time dateTime={job.postedAt}>{job.postedOn}</time>
          </dd>
        </div>
      </Facts>
    </Head>
  );
}
