import { jobPath } from '@torque-tide/domain/paths';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import type { Job } from '@torque-tide/contract/jobs';
import { Badge } from '@/admin/ui/badge';
import { StateBadge } from '@/admin/ui/state-badge';
import { describeFailure, failureTitle } from '@/admin/requests/describe';
import { ItemLive } from '@/admin/live/item-live';
import { ItemButton, ItemLink } from '@/admin/ui/item-button';
import {
  ItemActions,
  ItemCard,
  ItemFacts,
  ItemPreview,
  ItemTitle,
  ItemTop,
} from '@/admin/ui/list-parts';
import { FoundQuotes, Marked } from '@/admin/text/marked';
import { ProblemAlert } from '@/admin/ui/problem-alert';
import { PendingBadge } from '@/admin/publishing/pending-badge';
import { PreviewButton } from '@/admin/publishing/preview-button';
import { StarIcon } from '@/shared/ui/icons/admin';
import { ArrowOutIcon } from '@/shared/ui/icons/arrows';
import { type Taxonomy, toJobRow } from './job-row-model';
import { jobs } from './jobs';
import { isWithShift } from '@/admin/lists/use-selection';

const Tags = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.75),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    padding: theme.spacing(0, 1),
    fontSize: '0.875rem',
    lineHeight: 1.65,
    backgroundColor: theme.vars.palette.background.default,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 6,
  },
}));

const TagRows = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.75, 3),
  margin: 0,
  '& > div': { display: 'flex', gap: theme.spacing(1) },
  '& dt': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
}));

const Soon = styled('strong')(({ theme }) => ({ color: theme.vars.palette.secondary.main }));

function TagRow({ label, tags }: { label: string; tags: string[] }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Tags aria-label={label}>
          {tags.map((tag) => (
            <li key={tag}>
              <Marked>{tag}</Marked>
            </li>
          ))}
        </Tags>
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

const Row = styled(ItemCard)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { alignItems: 'start' },
  // In line with the title, beside the box.
  [theme.breakpoints.up('sm')]: {
    '& > dl, & > ul, & > p': { marginInlineStart: 34 },
  },
  '&[data-selected]': { borderColor: theme.vars.palette.primary.main },
}));

interface Props {
  job: Job;
  taxonomy: Taxonomy;
  now: Date;
  isSelected: boolean;
  /** `isRange` selects also what lies between it and the one before. */
  onSelect: (isSelected: boolean, isRange: boolean) => void;
  onEdit: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
  onHistory: () => void;
}

/** A job in the admin's list, with its two one-click toggles. */
export function JobRow(props: Props) {
  const { job, taxonomy, now, isSelected, onSelect } = props;
  const { onEdit, onDuplicate, onDelete, onHistory } = props;
  const { id, title, description, isActive, isFeatured, isFilled = false } = job;
  const row = toJobRow(job, taxonomy, now);
  const toggle = jobs.usePatch(id);
  const titleId = `job-${id}`;
  return (
    <Row
      data-item={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-row=""
      data-faded={row.state === 'live' ? undefined : ''}
      data-selected={isSelected ? '' : undefined}
    >
      <ItemLive kind="jobs" id={id} />
      <Head>
        <Pick
          checked={isSelected}
          onChange={({ target, nativeEvent }) => onSelect(target.checked, isWithShift(nativeEvent))}
          slotProps={{ input: { 'aria-label': `Select ${title}` } }}
        />
        <ItemTop>
          <ItemTitle id={titleId} data-fades="">
            <Marked>{title}</Marked>
          </ItemTitle>
          {isFeatured && <Badge data-tone="good">Featured</Badge>}
          <StateBadge state={row.state} />
          <PendingBadge kind="jobs" id={id} />
        </ItemTop>
      </Head>
      <TagRows data-fades="">
        <TagRow label="Sector" tags={row.sectors} />
        <TagRow label="Location" tags={row.locations} />
      </TagRows>
      <ItemFacts data-fades="">
        {row.salary && (
          <li>
            <strong>
              <Marked>{row.salary}</Marked>
            </strong>
          </li>
        )}
        <li>
          <Marked>{row.jobType}</Marked>
        </li>
        <li>{row.posting}</li>
        {row.closing && <li>{row.closesSoon ? <Soon>{row.closing}</Soon> : row.closing}</li>}
      </ItemFacts>
      <ItemPreview>
        <Marked isLong>{description}</Marked>
      </ItemPreview>
      <FoundQuotes />
      {toggle.isError && (
        <ProblemAlert title={failureTitle(toggle.error, 'The job', 'changed')}>
          {describeFailure(toggle.error)}
        </ProblemAlert>
      )}
      <ItemActions data-actions="">
        <ItemButton
          aria-label="Featured"
          aria-pressed={isFeatured}
          aria-describedby={titleId}
          onClick={() => toggle.mutate({ isFeatured: !isFeatured })}
        >
          <StarIcon isFilled={isFeatured} />
        </ItemButton>
        <ItemButton
          aria-describedby={titleId}
          onClick={() => toggle.mutate({ isActive: !isActive })}
        >
          {isActive ? 'Deactivate' : 'Activate'}
        </ItemButton>
        {(isFilled || row.state === 'live' || row.state === 'closed') && (
          <ItemButton
            aria-describedby={titleId}
            onClick={() => toggle.mutate({ isFilled: !isFilled })}
          >
            {isFilled ? 'Reopen' : 'Mark as filled'}
          </ItemButton>
        )}
        <ItemLink href={jobPath(id)} aria-describedby={titleId}>
          View
          <ArrowOutIcon size={16} />
        </ItemLink>
        <PreviewButton kind="jobs" item={job} now={now} describedBy={titleId} />
        <ItemButton aria-describedby={titleId} onClick={onEdit}>
          Edit
        </ItemButton>
        <ItemButton aria-describedby={titleId} onClick={onDuplicate}>
          Duplicate
        </ItemButton>
        <ItemButton aria-describedby={titleId} onClick={onHistory}>
          History
        </ItemButton>
        <ItemButton aria-describedby={titleId} color="error" onClick={onDelete}>
          Delete
        </ItemButton>
      </ItemActions>
    </Row>
  );
}
