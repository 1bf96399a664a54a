import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import type { Job } from '@torque-tide/contract/jobs';
import type { ReactNode } from 'react';
import { ListSearchField } from '@/admin/lists/content-list';
import { FlowRow } from '@/admin/ui/list-parts';
import { ChoicesField } from '@/admin/ui/outlined-field';
import { useMenu } from '@/admin/ui/menu';
import { ChevronDownIcon } from '@/shared/ui/icons/arrows';
import { FilterIcon } from '@/shared/ui/icons/controls';
import { hasState, JOB_FILTERS, JOB_ORDERS, type JobOrder, type JobState } from './job-filters';
import type { JobIndex, JobView, useJobView } from './job-view';

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  '& > div': { flex: '1 1 12rem', minWidth: 0, height: 48 },
  '& > button': { flex: 'none', minHeight: 48 },
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(1) },
}));

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  width: 'min(20rem, calc(100vw - 48px))',
  padding: theme.spacing(2.5),
}));

const Line = styled(FlowRow)(({ theme }) => ({
  gap: theme.spacing(0, 2),
  minHeight: 40,
  fontSize: '0.9375rem',
  '& > p': { fontVariantNumeric: 'tabular-nums' },
  '& button': { minHeight: 32 },
}));

const Needs = styled(FlowRow)({ gap: 4 });

const Chips = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  marginBottom: theme.spacing(1),
}));

interface Props {
  address: ReturnType<typeof useJobView>;
  choices: JobIndex['choices'];
  /** All jobs, of which some may need somebody. */
  jobs: readonly Job[];
  now: Date;
  /** '12 of 44 jobs'; empty while there is nothing to count. */
  count: string;
  /** Left out when nothing narrows the list. */
  onClear: (() => void) | undefined;
  /** What else can be done with the list. */
  children?: ReactNode;
}

/** Searches, filters and orders the jobs. What is chosen stands below as chips. */
export function JobToolbar(props: Props) {
  const { address, choices, jobs, now, count, onClear, children } = props;
  const { state: view, change, flush } = address;
  const { button, menu } = useMenu();
  const chosen = JOB_FILTERS.flatMap((filter) =>
    view[filter.name].map((value) => ({ filter, value })),
  );
  return (
    <>
      <Frame role="search" aria-label="Jobs">
        <ListSearchField
          label="Search jobs"
          placeholder="Search jobs..."
          value={view.text}
          onChange={(text) => change({ text })}
          onCommit={flush}
        />
        <Button
          variant="outlined"
          startIcon={<FilterIcon size={18} />}
          {...button}
          aria-haspopup="dialog"
        >
          Filter
        </Button>
      </Frame>
      <Popover
        {...menu}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Filter jobs' } }}
      >
        <Panel>
          {JOB_FILTERS.map(({ name, label, emptyLabel, labels }) => (
            <ChoicesField
              key={name}
              label={label}
              values={view[name]}
              onChange={(values) => change({ [name]: values })}
              emptyLabel={emptyLabel}
              options={[...new Set([...choices[name], ...view[name]])]}
              labels={labels}
            />
          ))}
        </Panel>
      </Popover>
      <Line>
        <p role="status">{count}</p>
        <NeedsLine jobs={jobs} now={now} view={view} onChange={change} />
        <FlowRow sx={{ gap: 1, ml: 'auto' }}>
          <OrderMenu order={view.sort} onChange={(sort) => change({ sort })} />
          {children}
        </FlowRow>
      </Line>
      {onClear && chosen.length > 0 && (
        <Chips aria-label="Chosen filters">
          {chosen.map(({ filter: { name, label, labels }, value }) => {
            const text = labels?.[value] ?? value;
            const remove = () => change({ [name]: view[name].filter((each) => each !== value) });
            return (
              <li key={`${name} ${value}`}>
                <Chip
                  component="button"
                  size="small"
                  variant="outlined"
                  label={text}
                  aria-label={`Remove ${label}: ${text}`}
                  deleteIcon={<span aria-hidden="true">×</span>}
                  onClick={remove}
                  onDelete={remove}
                />
              </li>
            );
          })}
          <li>
            <Button size="small" color="inherit" onClick={onClear}>
              Clear search and filters
            </Button>
          </li>
        </Chips>
      )}
    </>
  );
}

const ORDERS: Readonly<Record<JobOrder, string>> = { '': 'Featured first', ...JOB_ORDERS };

/** Chooses the order of the list. */
function OrderMenu({ order, onChange }: { order: JobOrder; onChange: (next: JobOrder) => void }) {
  const { button, menu, choose } = useMenu();
  return (
    <>
      <Button
        size="small"
        color="inherit"
        endIcon={<ChevronDownIcon size={16} />}
        aria-label={`Sort: ${ORDERS[order]}`}
        {...button}
      >
        {ORDERS[order]}
      </Button>
      <Menu {...menu} slotProps={{ list: { 'aria-label': 'Sort' } }}>
        {(Object.keys(ORDERS) as JobOrder[]).map((each) => (
          <MenuItem
            key={each}
            role="menuitemradio"
            aria-checked={each === order}
            selected={each === order}
            onClick={choose(() => onChange(each))}
          >
            {ORDERS[each]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** What needs somebody, as the line above the list counts it. */
const NEEDS: readonly [JobState, (count: number) => string][] = [
  ['closing', (count) => (count === 1 ? '1 closes this week' : `${count} close this week`)],
  ['scheduled', (count) => `${count} scheduled`],
  ['draft', (count) => (count === 1 ? '1 draft' : `${count} drafts`)],
  ['draft-changes', (count) => `${count} with draft changes`],
];

interface NeedsProps extends Pick<Props, 'jobs' | 'now'> {
  view: JobView;
  onChange: (change: Partial<JobView>) => void;
}

/** '3 close this week · 1 scheduled · 2 drafts', each a filter. */
function NeedsLine({ jobs, now, view, onChange }: NeedsProps) {
  const counted = NEEDS.map(([state, textOf]) => {
    const { length } = jobs.filter((job) => hasState(job, state, now));
    return { state, length, text: textOf(length) };
  });
  const shown = counted.filter(({ length }) => length > 0);
  if (shown.length === 0) return null;
  return (
    <Needs role="group" aria-label="Needs attention">
      {shown.map(({ state, text }) => {
        const isOn = view.state.length === 1 && view.state[0] === state;
        return (
          <Button
            key={state}
            size="small"
            color={isOn ? 'primary' : 'inherit'}
            aria-pressed={isOn}
            onClick={() => onChange({ state: isOn ? [] : [state] })}
          >
            {text}
          </Button>
        );
      })}
    </Needs>
  );
}
