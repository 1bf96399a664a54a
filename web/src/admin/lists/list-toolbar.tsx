import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { ReactNode } from 'react';
import { CONTENT_WORDS, countText } from '@/admin/content/content-words';
import { FlowRow } from '@/admin/ui/list-parts';
import { useMenu } from '@/admin/ui/menu';
import { OutlinedField } from '@/admin/ui/outlined-field';
import { FilterIcon } from '@/shared/ui/icons/controls';
import { CLEAR, ListSearchField } from './content-list';
import { type ListAddress, type ListIndex, optionsOf } from './list-view';

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

/** A button that chooses values of the filter 'state'. */
export interface QuickChoice {
  text: string;
  state: readonly string[];
}

interface Props<T> {
  kind: ContentKind;
  address: ListAddress;
  index: ListIndex<T>;
  /** The number of items shown; undefined until the list has loaded. */
  shown: number | undefined;
  quick: { label: string; choices: readonly QuickChoice[] };
  /** Shown at the end of the line above the list. */
  children?: ReactNode;
}

/** Searches and filters a list, with the chosen values as chips below. */
export function ListToolbar<T>(props: Props<T>) {
  const { kind, address, index, shown, quick, children } = props;
  const { view, choose, clear } = address;
  const { state: states = [] } = view.filters;
  const { button, menu } = useMenu();
  const { plural } = CONTENT_WORDS[kind];
  const chips = index.filters.flatMap(({ name, label, labels }) =>
    (view.filters[name] ?? []).map((value) => ({
      name,
      label,
      value,
      words: labels?.[value] ?? value,
    })),
  );
  const all = index.items.length;
  const count = countText(kind, all);
  return (
    <>
      <Frame role="search" aria-label={plural}>
        <ListSearchField plural={plural} address={address} />
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
          {index.filters.map((filter) => {
            const { name, label, labels, emptyLabel = 'All' } = filter;
            const values = view.filters[name] ?? [];
            const labelOf = (value: string) => labels?.[value] ?? value;
            return (
              <Autocomplete<string, true, true>
                key={name}
                multiple
                disableClearable
                disableCloseOnSelect
                openOnFocus
                // A chosen value stays, even if no item has it any more.
                options={[...new Set([...optionsOf(filter, index.items), ...values])]}
                getOptionLabel={labelOf}
                value={[...values]}
                onChange={(_, next) => choose(name, next)}
                renderValue={(chosen) => chosen.map(labelOf).join(', ')}
                renderInput={(params) => (
                  <OutlinedField
                    {...params}
                    label={label}
                    placeholder={values.length === 0 ? emptyLabel : undefined}
                  />
                )}
              />
            );
          })}
        </Panel>
      </Popover>
      <Line>
        <p role="status">{shown !== undefined && (shown < all ? `${shown} of ${count}` : count)}</p>
        {quick.choices.length > 0 && (
          <FlowRow role="group" aria-label={quick.label} sx={{ gap: 0.5 }}>
            {quick.choices.map(({ text, state }) => {
              const isOn = states.join() === state.join();
              return (
                <Button
                  key={text}
                  size="small"
                  color={isOn ? 'primary' : 'inherit'}
                  aria-pressed={isOn}
                  onClick={() => choose('state', isOn ? [] : state)}
                >
                  {text}
                </Button>
              );
            })}
          </FlowRow>
        )}
        <FlowRow sx={{ gap: 1, ml: 'auto' }}>{children}</FlowRow>
      </Line>
      {shown !== 0 && chips.length > 0 && (
        <Chips aria-label="Chosen filters">
          {chips.map(({ name, label, value, words }) => {
            const others = view.filters[name]?.filter((each) => each !== value) ?? [];
            const remove = () => choose(name, others);
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
            <Button size="small" color="inherit" onClick={clear}>
              {CLEAR}
            </Button>
          </li>
        </Chips>
      )}
    </>
  );
}
