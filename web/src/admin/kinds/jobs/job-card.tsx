import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import type { Job } from '@torque-tide/contract/jobs';
import { isClosingSoon } from '@torque-tide/domain/jobs/job-openness';
import { typeOf } from '@torque-tide/domain/jobs/job-text';
import { publicationState } from '@torque-tide/domain/publication';
import type { ChangeEvent } from 'react';
import {
  Badge,
  itemAttributes,
  ItemPreview,
  ItemTitle,
  ItemTop,
  LowCard,
} from '@/admin/ui/list-parts';
import type { ListTools } from '@/admin/lists/content-list';
import { LongList } from '@/admin/lists/long-list';
import { EditingMark } from '@/admin/live/live-context';
import { DraftBadge, StateBadge } from '@/admin/publishing/publishing';
import { WriteFailure } from '@/admin/requests/failures';
import { VisuallyHidden } from '@/shared/ui/page/elements';
import { JobButtons } from './job-actions';
import { closingText, namedSectors, placesOf, postingText, type Taxonomy } from './job-summary';
import { jobs } from './jobs';
import { NewApplicationsLine } from './new-applications';

/** Props that all jobs of a list share. */
interface ForEach {
  taxonomy: Taxonomy;
  now: Date;
  /** With Shift, it also selects the jobs between this one and the last selected one. */
  onSelect: (id: string, event: ChangeEvent<HTMLInputElement>) => void;
  tools: ListTools<Job>;
}

/** Props of cards and table. */
export interface JobsProps extends ForEach {
  jobs: readonly Job[];
  selected: ReadonlySet<string>;
}

/** Props of one job, as a card or as a row. */
export interface JobItemProps extends ForEach {
  job: Job;
  isSelected: boolean;
}

/** A job's facts apart from its title, on one line if there is room. */
const Facts = styled('dl')(({ theme }) => ({
  fontSize: '0.875rem',
  lineHeight: '22px',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '& div, & dt, & dd': { display: 'inline', padding: 0, margin: 0 },
  // A line breaks after the dot, at a space of no width: one at the end of an inline box would be dropped.
  '& > div:not(:last-child)::after': { content: '"\\00a0·\\00a0\\200b"' },
  '& > [data-name="Salary"] dd': { fontWeight: 700 },
  '&[data-soon] > [data-name="Closes"] dd': {
    fontWeight: 700,
    color: theme.vars.palette.secondary.main,
  },
}));

// Its target of 44 px must not move the title.
const Pick = styled(Checkbox)(({ theme }) => ({ margin: theme.spacing(-1.25) }));

const Card = styled(LowCard)(({ theme }) => ({
  // Aligned with the title, after the checkbox.
  '& > dl, & > p': { marginInlineStart: 34 },
  '& > p': { lineHeight: '20px' },
  '& > [data-actions]': { marginTop: theme.spacing(-0.5) },
  '&[data-selected]': { borderColor: theme.vars.palette.primary.main },
  [theme.breakpoints.down('sm')]: {
    gap: 0,
    padding: theme.spacing(0.75, 1.5, 0),
    '& > dl, & > p': { marginInlineStart: 0, fontSize: '0.78125rem', lineHeight: '17px' },
    // Live jobs have no badge here, so that the others stand out.
    '& [data-state="live"]': { display: 'none' },
    '& [data-tone], & [data-state]': { padding: '0 7px', fontSize: '0.75rem' },
    '& > [data-actions]': { marginTop: 0 },
    '& [data-actions] > *': { minWidth: 40, minHeight: 38, fontSize: '0.875rem' },
  },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(1.25),
  alignItems: 'start',
  '& h4': {
    fontSize: '1.0625rem',
    [theme.breakpoints.down('sm')]: { fontSize: '1rem', lineHeight: '22px' },
  },
}));

/** Jobs as cards, each with what can be done with it. */
export function JobCards({ jobs, selected, ...each }: JobsProps) {
  return (
    <LongList items={jobs} scrollTargetId={each.tools.scrollTargetId}>
      {(job) => <JobCard {...each} job={job} isSelected={selected.has(job.id)} />}
    </LongList>
  );
}

function JobCard(props: JobItemProps) {
  const { taxonomy, now, isSelected, onSelect, tools } = props;
  const { item: job, mutate: patch, error } = jobs.usePatch(props.job);
  const { id, title, description, isFeatured } = job;
  const facts = {
    Sector: namedSectors(job, taxonomy).join(', '),
    Location: placesOf(job, taxonomy).join(', '),
    Salary: job.salary?.trim(),
    Type: typeOf(job),
    Posted: postingText(job, now),
    Closes: closingText(job, now),
  };
  const titleId = `job-${id}`;
  return (
    <Card
      {...itemAttributes(id, titleId, publicationState(job, now) === 'live', () =>
        tools.onEdit(job),
      )}
      data-wide=""
      data-selected={isSelected ? '' : undefined}
    >
      <EditingMark kind="jobs" id={id} place="card" />
      <Head>
        <Pick
          checked={isSelected}
          onChange={(event) => onSelect(id, event)}
          slotProps={{ input: { 'aria-label': `Select ${title}` } }}
        />
        <ItemTop>
          <ItemTitle id={titleId} data-fades="">
            {title}
          </ItemTitle>
          {isFeatured && <Badge data-tone="good">Featured</Badge>}
          <StateBadge item={job} now={now} />
          <DraftBadge note={job.draft} />
        </ItemTop>
      </Head>
      <Facts data-fades="" data-soon={isClosingSoon(job, now) ? '' : undefined}>
        {Object.entries(facts).map(
          ([name, text]) =>
            text && (
              <div key={name} data-name={name}>
                <dt>
                  <VisuallyHidden>{name}</VisuallyHidden>
                </dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </Facts>
      <ItemPreview>{description}</ItemPreview>
      <NewApplicationsLine job={job} now={now} />
      <WriteFailure error={error} subject="The job" />
      <JobButtons job={job} now={now} patch={patch} tools={tools} describedBy={titleId} />
    </Card>
  );
}
