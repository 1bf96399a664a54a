import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { Badge, StateBadge } from '@/admin/ui/badge';
import { isWithShift } from '@/admin/lists/use-selection';
import { EditingMark } from '@/admin/live/live-context';
import {
  ItemCard,
  ItemFacts,
  ItemPreview,
  ItemTitle,
  ItemTop,
  itemAttributes,
} from '@/admin/ui/list-parts';
import { FoundQuotes, Marked, NearMatch } from '@/admin/text/marked';
import { DraftBadge, stateText } from '@/admin/publishing/publishing';
import { WriteFailure } from '@/admin/requests/failures';
import { JobButtons } from './job-actions';
import { type JobItemProps, JobItems, type JobsProps } from './job-items';
import { summarizeJob } from './job-summary';

const TagRows = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.75, 3),
  '& > div': { display: 'flex', gap: theme.spacing(1) },
  '& dt': { flex: 'none', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0.75),
    padding: 0,
    listStyle: 'none',
  },
  '& li': {
    padding: theme.spacing(0, 1),
    fontSize: '0.875rem',
    lineHeight: 1.65,
    backgroundColor: theme.vars.palette.background.default,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 6,
  },
}));

const Soon = styled('strong')(({ theme }) => ({ color: theme.vars.palette.secondary.main }));

function TagRow({ label, tags }: { label: string; tags: string[] }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <ul aria-label={label}>
          {tags.map((tag) => (
            <li key={tag}>
              <Marked>{tag}</Marked>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(1.25),
  alignItems: 'start',
}));

// Its target of 44 px does not move the title.
const Pick = styled(Checkbox)(({ theme }) => ({ margin: theme.spacing(-1.25) }));

const Card = styled(ItemCard)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { alignItems: 'start' },
  // In line with the title, beside the box.
  [theme.breakpoints.up('sm')]: {
    '& > dl, & > ul, & > p': { marginInlineStart: 34 },
  },
  '&[data-selected]': { borderColor: theme.vars.palette.primary.main },
}));

/** Height of a card on a wide screen, in px. */
const CARD_ESTIMATE = 190;

/** Jobs as cards, each with what can be done with it. */
export function JobCards(props: JobsProps) {
  return <JobItems {...props} estimate={CARD_ESTIMATE} Item={JobCard} />;
}

function JobCard(props: JobItemProps) {
  const { job, taxonomy, now, isSelected, onSelect, failure, tools } = props;
  const { id, title, description, isFeatured } = job;
  const summary = summarizeJob(job, taxonomy, now);
  const titleId = `job-${id}`;
  return (
    <Card
      {...itemAttributes(id, titleId, summary.state === 'live')}
      data-wide=""
      data-selected={isSelected ? '' : undefined}
    >
      <EditingMark kind="jobs" id={id} place="card" />
      <Head>
        <Pick
          checked={isSelected}
          onChange={({ target, nativeEvent }) =>
            onSelect(id, target.checked, isWithShift(nativeEvent))
          }
          slotProps={{ input: { 'aria-label': `Select ${title}` } }}
        />
        <ItemTop>
          <ItemTitle id={titleId} data-fades="">
            <Marked>{title}</Marked>
          </ItemTitle>
          {isFeatured && <Badge data-tone="good">Featured</Badge>}
          <StateBadge state={summary.state}>{stateText(job, now)}</StateBadge>
          <NearMatch />
          <DraftBadge note={job.draft} />
        </ItemTop>
      </Head>
      <TagRows data-fades="">
        <TagRow label="Sector" tags={summary.sectors} />
        <TagRow label="Location" tags={summary.locations} />
      </TagRows>
      <ItemFacts data-fades="">
        {summary.salary && (
          <li>
            <strong>
              <Marked>{summary.salary}</Marked>
            </strong>
          </li>
        )}
        <li>
          <Marked>{summary.jobType}</Marked>
        </li>
        {summary.posting && <li>{summary.posting}</li>}
        {summary.closing && (
          <li>{summary.closesSoon ? <Soon>{summary.closing}</Soon> : summary.closing}</li>
        )}
      </ItemFacts>
      <ItemPreview>
        <Marked isLong>{description}</Marked>
      </ItemPreview>
      <FoundQuotes />
      <WriteFailure error={failure} subject="The job" />
      <JobButtons job={job} now={now} tools={tools} describedBy={titleId} />
    </Card>
  );
}
