import Button from '@mui/material/Button';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Control, FieldPath } from 'react-hook-form';
import type { ContentDefinition, Values } from '@/admin/content/define-content';
import { formatMoment, isMoment } from '@/admin/text/moments';
import { TextInput } from '@/admin/fields/form-controls';
import type { FieldKind, FormValue } from '@/admin/fields/form-values';
import { describeEditors } from '@/admin/requests/describe';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { excerptOf } from '@/admin/text/difference';
import { ButtonRow } from '@/admin/ui/button-row';
import { ProblemAlert } from '@/admin/ui/problem-alert';
import { fetchEditorsSince } from '@/shared/api/item-editors';
import { canCombine } from './merge-values';
import type { Choice, OpenMerge, useMerge } from './use-merge';

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  containerType: 'inline-size',
}));

const Group = styled('fieldset')(({ theme }) => ({
  '& > legend': { padding: 0, marginBottom: theme.spacing(1), fontWeight: 600 },
}));

const Options = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '@container (min-width: 34rem)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
}));

/** One answer: the whole of it is the radio button's label. */
const Option = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(0.5, 1.25),
  padding: theme.spacing(1.5, 2),
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  cursor: 'pointer',
  // In line with the answer's first line.
  '& > .MuiRadio-root': { alignSelf: 'start', margin: theme.spacing(-1.25, -1) },
  '&:hover': { borderColor: theme.vars.palette.text.secondary },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
}));

const OptionTitle = styled('span')({ fontWeight: 600, fontSize: '0.9375rem' });

/** What the answer stands for. */
const Value = styled('span')(({ theme }) => ({
  gridColumn: 2,
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '& mark': {
    padding: '1px 2px',
    borderRadius: 3,
    color: theme.vars.palette.text.primary,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 20%, transparent)`,
  },
}));

/** What needs no decision. */
const Taken = styled('div')(({ theme }) => ({
  '& h4': { margin: theme.spacing(0, 0, 1), fontSize: '1rem', fontWeight: 600 },
  '& dl': { display: 'grid', gap: theme.spacing(1) },
  '& dl > div': {
    display: 'grid',
    gap: theme.spacing(0, 2),
    paddingBlock: theme.spacing(1),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '@container (min-width: 34rem)': { gridTemplateColumns: '10rem minmax(0, 1fr)' },
  },
  '& dt': { fontSize: '0.9375rem', fontWeight: 600 },
}));

const Missing = styled('p')(({ theme }) => ({
  margin: theme.spacing(0, 0, 1),
  fontSize: '0.9375rem',
  color: theme.vars.palette.error.main,
}));

/** How much room a combined text begins with. */
const ROWS: Readonly<Record<FieldKind, number>> = {
  line: 1,
  tags: 1,
  choice: 1,
  lines: 8,
  text: 12,
};

interface Props<K extends ContentKind, V extends Values> extends Pick<
  ReturnType<typeof useMerge<V>>,
  'choose' | 'chooseAll'
> {
  merge: OpenMerge<V>;
  definition: ContentDefinition<K, V>;
  control: Control<V>;
}

/** Shows what somebody else saved meanwhile, and lets each field that both changed be decided. */
export function MergeView<K extends ContentKind, V extends Values>(props: Props<K, V>) {
  const { merge, definition, control, choose, chooseAll } = props;
  const { kind, noun } = definition;
  const { labels, kinds } = definition.fields;
  const { conflicts, taken, since, theirs, choices, missed } = merge;
  const { username } = useAdminSession();
  const frame = useRef<HTMLElement>(null);
  // A name that comes late is better than a merge that waits for it.
  const { data: editors = [] } = useQuery({
    queryKey: ['editors', kind, theirs.id, since, theirs.version],
    queryFn: () => fetchEditorsSince(kind, theirs.id, since),
    // Nobody, where they could not be read: the next merge asks again.
    staleTime: 0,
  });

  useEffect(() => {
    if (missed === 0) return;
    frame.current?.querySelector<HTMLElement>('fieldset[data-open] input')?.focus();
  }, [missed]);

  return (
    <Frame ref={frame} aria-label="Changes by someone else">
      <ProblemAlert
        title={`${describeEditors(editors, username)} changed this ${noun} while you were editing it`}
      >
        {conflicts.length > 0
          ? 'Nothing is saved yet. Decide below what each field shall hold, then save again.'
          : `Nothing is saved yet. You changed different fields, so both changes fit together: save again to keep them.`}
      </ProblemAlert>
      {conflicts.length > 1 && (
        <ButtonRow>
          <Button size="small" variant="outlined" onClick={() => chooseAll('mine')}>
            Keep all of mine
          </Button>
          <Button size="small" variant="outlined" onClick={() => chooseAll('theirs')}>
            Take all of theirs
          </Button>
        </ButtonRow>
      )}
      {conflicts.map((conflict) => (
        <MergeChoice
          key={conflict.name}
          conflict={conflict}
          label={labels[conflict.name]}
          choice={choices[conflict.name]}
          canCombine={canCombine(conflict, kinds[conflict.name])}
          isMissing={missed > 0 && !choices[conflict.name]}
          onChoose={(choice) => choose(conflict.name, choice)}
        >
          <TextInput
            control={control}
            name={conflict.name as FieldPath<V>}
            label={`${labels[conflict.name]}, combined`}
            rows={ROWS[kinds[conflict.name]]}
          />
        </MergeChoice>
      ))}
      {taken.length > 0 && (
        <Taken>
          <h4>Taken over from them, since you left it as it was</h4>
          <dl>
            {taken.map(({ name, before, theirs }) => (
              <div key={name}>
                <dt>{labels[name]}</dt>
                <dd>
                  <Value>
                    <FieldValue value={theirs} other={before} />
                  </Value>
                </dd>
              </div>
            ))}
          </dl>
        </Taken>
      )}
    </Frame>
  );
}

interface ChoiceProps {
  conflict: { mine: FormValue; theirs: FormValue };
  label: string;
  /** Undefined until decided: neither side wins by default. */
  choice: Choice | undefined;
  canCombine: boolean;
  /** Says that a decision is needed. */
  isMissing: boolean;
  onChoose: (choice: Choice) => void;
  /** Edits the combined text. */
  children: ReactNode;
}

/** One field that two people changed: keep mine, take theirs or, for a text, combine both. */
function MergeChoice(props: ChoiceProps) {
  const { conflict, label, choice, canCombine, isMissing, onChoose, children } = props;
  const { mine, theirs } = conflict;
  const id = useId();

  const answers = [
    { value: 'mine', title: 'Keep mine', field: <FieldValue value={mine} other={theirs} /> },
    { value: 'theirs', title: 'Take theirs', field: <FieldValue value={theirs} other={mine} /> },
    ...(canCombine ? [{ value: 'both', title: 'Combine both', field: undefined } as const] : []),
  ] as const;

  return (
    <Group
      role="radiogroup"
      data-open={choice ? undefined : ''}
      aria-describedby={isMissing ? `${id}-missing` : undefined}
    >
      <legend>{label}</legend>
      {isMissing && <Missing id={`${id}-missing`}>Decide on {label} before you save.</Missing>}
      <Options>
        {answers.map(({ value, title, field }) => (
          <Option key={value} data-wide={field ? undefined : ''}>
            <Radio
              name={id}
              checked={choice === value}
              onChange={() => onChoose(value)}
              slotProps={{
                input: {
                  'aria-labelledby': `${id}-${value}`,
                  'aria-describedby': field && `${id}-${value}-value`,
                },
              }}
            />
            <OptionTitle id={`${id}-${value}`}>{title}</OptionTitle>
            {field && <Value id={`${id}-${value}-value`}>{field}</Value>}
          </Option>
        ))}
        {choice === 'both' && <div data-wide="">{children}</div>}
      </Options>
    </Group>
  );
}

/** What a field holds, cut down to where it differs from the other, which is marked. */
function FieldValue({ value, other }: { value: FormValue; other: FormValue }) {
  if (typeof value === 'boolean' || typeof other === 'boolean') return value ? 'On' : 'Off';
  if (value.trim() === '') return 'Empty';
  if (isMoment(value)) return formatMoment(value);
  const { before, own, after } = excerptOf(value, other);
  // Where nothing is shared, a mark around everything would say nothing.
  if (!before && !after) return own;
  return (
    <>
      {before}
      {own && <mark>{own}</mark>}
      {after}
    </>
  );
}
