import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import type { Job } from '@torque-tide/contract/jobs';
import type { ReactNode } from 'react';
import { FilterToolbar } from '@/admin/lists/filter-toolbar';
import { FlowRow } from '@/admin/ui/list-parts';
import { useMenu } from '@/admin/ui/menu';
import { ChevronDownIcon } from '@/shared/ui/icons/arrows';
import { hasState, JOB_FILTERS, JOB_ORDERS, type JobOrder, type JobState } from './job-filters';
import type { JobIndex, JobView, useJobView } from './job-view';

const Needs = styled(FlowRow)({ gap: 4 });

interface Props {
  address: ReturnType<typeof useJobView>;
  choices: JobIndex['choices'];
  /** All jobs, for the count of those that need attention. */
  jobs: readonly Job[];
  now: Date;
  /** '12 of 44 jobs'; empty while there is nothing to count. */
  count: string;
  /** Undefined if the list is not filtered. */
  onClear: (() => void) | undefined;
  /** Further actions on the list. */
  children?: ReactNode;
}

/** Searches, filters and orders the jobs. */
export function JobToolbar(props: Props) {
  const { address, choices, jobs, now, count, onClear, children } = props;
  const { state: view, change, flush } = address;
  return (
    <FilterToolbar
      name="Jobs"
      filters={JOB_FILTERS}
      choices={choices}
      chosen={view}
      text={view.text}
      onText={(text) => change({ text })}
      onChoose={(name, values) => change({ [name]: values })}
      onCommit={flush}
      count={count}
      onClear={onClear}
    >
      <NeedsLine jobs={jobs} now={now} view={view} onChange={change} />
      <FlowRow sx={{ gap: 1, ml: 'auto' }}>
        <OrderMenu order={view.sort} onChange={(sort) => change({ sort })} />
        {children}
      </FlowRow>
    </FilterToolbar>
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

/** The states that need attention, as counted above the list. */
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
