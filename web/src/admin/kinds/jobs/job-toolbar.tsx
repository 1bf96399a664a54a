import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { ListSearchField } from '@/admin/lists/list-search-field';
import { ChoicesField, SelectField } from '@/admin/ui/select-field';
import { FlowRow } from '@/admin/ui/list-parts';
import { useMediaQuery } from '@/shared/browser/use-media-query';
import { below } from '@/shared/theme/tokens';
import { FilterIcon } from '@/shared/ui/icons/controls';
import { JOB_FILTERS, JOB_ORDERS } from './job-columns';
import { countFilters, type JobIndex, type useJobView } from './job-view';

const SORTS = JOB_ORDERS.map(({ name }) => name);
const SORT_LABELS = Object.fromEntries(JOB_ORDERS.map(({ name, label }) => [name, label]));

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2, 1.5),
  marginBottom: theme.spacing(2),
  [theme.breakpoints.up('lg')]: { '& > :first-of-type': { flex: '1 1 12rem', minWidth: '11rem' } },
  [theme.breakpoints.down('lg')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
  // On a phone the first screen belongs to the jobs: what narrows them is behind a button.
  [theme.breakpoints.down('sm')]: {
    gap: theme.spacing(1.5, 1),
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    marginBottom: theme.spacing(0.5),
    '& > :first-of-type': { gridColumn: 'auto', height: 48 },
    '& > button': { minHeight: 48 },
  },
}));

const Choices = styled('div')(({ theme }) => ({
  display: 'contents',
  // Each is as wide as what is chosen in it, as long as there is room.
  [theme.breakpoints.up('lg')]: {
    '&& > *': { flex: '0 1 max-content', minWidth: '6rem', maxWidth: '13rem' },
  },
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: theme.spacing(2, 1.5),
    '&[hidden]': { display: 'none' },
  },
}));

const Counts = styled(FlowRow)(({ theme }) => ({
  gap: theme.spacing(0, 2),
  minHeight: 44,
  '& > p': { fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('sm')]: { minHeight: 32, fontSize: '0.9375rem' },
}));

interface Props {
  address: ReturnType<typeof useJobView>;
  choices: JobIndex['choices'];
  /** '12 of 44 jobs'; empty while there is nothing to count. */
  count: string;
  /** Left out when nothing narrows the list. */
  onClear: (() => void) | undefined;
  /** Chooses how the jobs are listed. */
  layout: ReactNode;
  /** What else can be done, where there is room for it. */
  children?: ReactNode;
}

/** Search, filters and order of the jobs, and how many that leaves. */
export function JobToolbar(props: Props) {
  const { address, choices, count, onClear, layout, children } = props;
  const { state: view, change, flush } = address;
  const isSmall = useMediaQuery(below('sm'));
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const isFolded = isSmall && !isOpen;
  const chosen = countFilters(view);
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
        {isSmall && (
          <Button
            variant="outlined"
            aria-expanded={isOpen}
            aria-controls={id}
            startIcon={<FilterIcon size={18} />}
            onClick={() => setIsOpen(!isOpen)}
          >
            {chosen === 0 ? 'Filters' : `Filters (${chosen})`}
          </Button>
        )}
        <Choices id={id} hidden={isFolded}>
          {JOB_FILTERS.map(({ name, label, emptyLabel, labels }) => (
            <ChoicesField
              key={name}
              label={label}
              values={view[name].map((value) => spelledAs(choices[name], value))}
              onChange={(values) => change({ [name]: values })}
              emptyLabel={emptyLabel}
              options={withChosen(choices[name], view[name])}
              labels={labels}
            />
          ))}
          <SelectField
            label="Sort"
            value={view.sort}
            onChange={(name) => change({ sort: SORTS.find((sort) => sort === name) ?? '' })}
            emptyLabel="Featured first"
            options={SORTS}
            labels={SORT_LABELS}
          />
        </Choices>
      </Frame>
      <Counts>
        <p role="status">{count}</p>
        {onClear && (
          <Button size="small" color="inherit" onClick={onClear}>
            Clear search and filters
          </Button>
        )}
        <FlowRow sx={{ gap: 1, ml: 'auto' }}>
          {!isFolded && children}
          {layout}
        </FlowRow>
      </Counts>
    </>
  );
}

/** A choice as the options spell it: a link may hold another case. */
function spelledAs(options: readonly string[], value: string): string {
  return options.find((option) => option.toLowerCase() === value.toLowerCase()) ?? value;
}

/** The options, with the choices of the URL that none of the jobs has, or not yet. */
function withChosen(options: readonly string[], values: readonly string[]): readonly string[] {
  const chosen = values.map((value) => spelledAs(options, value));
  return [...chosen.filter((value) => !options.includes(value)), ...options];
}
