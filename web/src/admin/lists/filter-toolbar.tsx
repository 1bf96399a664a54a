import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FlowRow } from '@/admin/ui/list-parts';
import { useMenu } from '@/admin/ui/menu';
import { ChoicesField } from '@/admin/ui/outlined-field';
import { FilterIcon } from '@/shared/ui/icons/controls';
import { ListSearchField } from './content-list';
import type { ListFilter } from './list-filters';

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

const Chips = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  marginBottom: theme.spacing(1),
}));

interface Props<N extends string> {
  /** The list's items, in the plural: 'Jobs'. */
  name: string;
  filters: readonly ListFilter<N>[];
  /** The options of each filter. */
  choices: Readonly<Record<N, readonly string[]>>;
  /** The chosen values of each filter. */
  chosen: Readonly<Record<N, readonly string[]>>;
  text: string;
  onText: (text: string) => void;
  onChoose: (name: N, values: readonly string[]) => void;
  /** Updates the URL now. */
  onCommit: () => void;
  /** '12 of 44 jobs'; empty while there is nothing to count. */
  count: string;
  /** Undefined if the list is not filtered. */
  onClear: (() => void) | undefined;
  /** Shown beside the count. */
  children?: ReactNode;
}

/** Searches and filters a list, with the chosen values as chips below. */
export function FilterToolbar<N extends string>(props: Props<N>) {
  const { name: plural, filters, choices, chosen, text, onText, onChoose, onCommit } = props;
  const { count, onClear, children } = props;
  const { button, menu } = useMenu();
  const search = `Search ${plural.toLowerCase()}`;
  const chips = filters.flatMap((filter) =>
    chosen[filter.name].map((value) => ({ filter, value })),
  );
  return (
    <>
      <Frame role="search" aria-label={plural}>
        <ListSearchField
          label={search}
          placeholder={`${search}...`}
          value={text}
          onChange={onText}
          onCommit={onCommit}
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
        slotProps={{
          paper: { role: 'dialog', 'aria-label': `Filter ${plural.toLowerCase()}` },
        }}
      >
        <Panel>
          {filters.map(({ name, label, emptyLabel, labels }) => (
            <ChoicesField
              key={name}
              label={label}
              values={chosen[name]}
              onChange={(values) => onChoose(name, values)}
              emptyLabel={emptyLabel}
              options={[...new Set([...choices[name], ...chosen[name]])]}
              labels={labels}
            />
          ))}
        </Panel>
      </Popover>
      <Line>
        <p role="status">{count}</p>
        {children}
      </Line>
      {onClear && chips.length > 0 && (
        <Chips aria-label="Chosen filters">
          {chips.map(({ filter: { name, label, labels }, value }) => {
            const words = labels?.[value] ?? value;
            const remove = () =>
              onChoose(
                name,
                chosen[name].filter((each) => each !== value),
              );
            return (
              <li key={`${name} ${value}`}>
                <Chip
                  component="button"
                  size="small"
                  variant="outlined"
                  label={words}
                  aria-label={`Remove ${label}: ${words}`}
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
