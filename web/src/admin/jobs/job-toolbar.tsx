import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CLOSING_SOON_DAYS } from '@torque-tide/domain/jobs/job-openness';
import { ListSearchField } from '@/admin/lists/list-search-field';
import { SelectField } from '@/admin/editing/select-field';
import { STATE_WORDS } from '@/admin/ui/state-badge';
import { JOB_SORTS, JOB_STATES, type JobView } from './job-view';

const STATE_NAMES = {
  active: 'Active',
  inactive: 'Inactive',
  featured: 'Featured',
  draft: STATE_WORDS.draft,
  scheduled: STATE_WORDS.scheduled,
  live: STATE_WORDS.live,
  closing: `Closing within ${CLOSING_SOON_DAYS} days`,
  closed: STATE_WORDS.closed,
} as const;
const SORT_NAMES = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'Title',
  closing: 'Closing soonest',
} as const;

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 1.5),
  gridTemplateColumns: 'minmax(14rem, 2fr) repeat(4, minmax(9rem, 1fr))',
  marginBottom: theme.spacing(2),
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Counts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 2),
  minHeight: 44,
  '& > p': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  '& > [data-end]': { marginInlineStart: 'auto' },
}));

interface Props {
  view: JobView;
  onChange: (changes: Partial<JobView>) => void;
  /** Brings the URL up to date with what was typed. */
  onCommit: () => void;
  sectors: readonly string[];
  locations: readonly string[];
  /** '12 of 44 jobs'; empty while there is nothing to count. */
  count: string;
  /** Left out when nothing narrows the list. */
  onClear: (() => void) | undefined;
  /** Left out when there is nothing to export. */
  onExport: (() => void) | undefined;
}

/** Search, filters and order of the jobs, and how many that leaves. */
export function JobToolbar(props: Props) {
  const { view, onChange, onCommit, sectors, locations, count, onClear, onExport } = props;
  return (
    <>
      <Frame role="search" aria-label="Jobs">
        <ListSearchField
          label="Search jobs"
          placeholder="Search jobs..."
          value={view.text}
          onChange={(text) => onChange({ text })}
          onCommit={onCommit}
        />
        <SelectField
          label="State"
          value={view.state && STATE_NAMES[view.state]}
          onChange={(name) => onChange({ state: keyOf(JOB_STATES, STATE_NAMES, name) })}
          emptyLabel="All"
          options={Object.values(STATE_NAMES)}
        />
        <SelectField
          label="Sector"
          value={spelledAs(sectors, view.sector)}
          onChange={(sector) => onChange({ sector })}
          emptyLabel="All Sectors"
          options={withChosen(sectors, view.sector)}
        />
        <SelectField
          label="Location"
          value={spelledAs(locations, view.location)}
          onChange={(location) => onChange({ location })}
          emptyLabel="All Locations"
          options={withChosen(locations, view.location)}
        />
        <SelectField
          label="Sort"
          value={view.sort && SORT_NAMES[view.sort]}
          onChange={(name) => onChange({ sort: keyOf(JOB_SORTS, SORT_NAMES, name) })}
          emptyLabel={view.text.trim() === '' ? 'Featured first' : 'Best match first'}
          options={Object.values(SORT_NAMES)}
        />
      </Frame>
      <Counts>
        <p role="status">{count}</p>
        {onClear && (
          <Button size="small" color="inherit" onClick={onClear}>
            Clear search and filters
          </Button>
        )}
        {onExport && (
          <Button data-end="" size="small" variant="outlined" onClick={onExport}>
            Export CSV
          </Button>
        )}
      </Counts>
    </>
  );
}

function keyOf<K extends string>(
  keys: readonly K[],
  names: Readonly<Record<K, string>>,
  name: string,
): K | '' {
  return keys.find((key) => names[key] === name) ?? '';
}

/** A choice as the options spell it: a link may hold another case. */
function spelledAs(options: readonly string[], value: string): string {
  return options.find((option) => option.toLowerCase() === value.toLowerCase()) ?? value;
}

/** The options, with a choice of the URL that none of the jobs has, or not yet. */
function withChosen(options: readonly string[], value: string): readonly string[] {
  const chosen = spelledAs(options, value);
  return chosen === '' || options.includes(chosen) ? options : [chosen, ...options];
}
