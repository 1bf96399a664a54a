import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { useEffect, useId, useRef, useState } from 'react';
import type { ContentDefinition } from '@/admin/content/define-content';
import type { AnyRow } from '@/admin/fields/define-fields';
import {
  fillField,
  type FormValue,
  isSameValue,
  type StoredValues,
  type Values,
} from '@/admin/fields/form-values';
import { describeEditors } from '@/admin/requests/failures';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { formatMoment, isMoment } from '@/admin/text/format';
import { callApi } from '@/shared/api/api-client';
import { Fields } from './form-frame';
import type { UseFormReturn } from 'react-hook-form';

export type Side = 'mine' | 'theirs';

/** A field that both sides changed differently. */
export interface Conflict {
  name: string;
  mine: FormValue;
  theirs: FormValue;
  /** Undefined until the editor chooses: neither side wins by default. */
  choice?: Side;
}

/** Compares two edits with their common base. */
function mergeValues(
  base: Values,
  mine: Values,
  theirs: Values,
): { taken: Values; conflicts: Conflict[] } {
  const taken: Values = {};
  const conflicts: Conflict[] = [];
  for (const name of Object.keys(base)) {
    const [before, my, their] = [base[name], mine[name], theirs[name]];
    if (before === undefined || my === undefined || their === undefined) continue;
    if (isSameValue(before, their) || isSameValue(my, their)) continue;
    if (isSameValue(before, my)) taken[name] = their;
    else conflicts.push({ name, mine: my, theirs: their });
  }
  return { taken, conflicts };
}

export interface OpenMerge {
  /** The version this edit started from. */
  since: number;
  theirs: StoredValues;
  conflicts: readonly Conflict[];
  /** How often a save was tried without all choices. */
  missed: number;
}

/** Merges another editor's save into a form. Choices apply at once. */
export function useMerge(form: UseFormReturn<Values>) {
  const [merge, setMerge] = useState<OpenMerge>();

  return {
    merge,
    /** Returns false, and marks what is missing, until every choice is made. */
    isDecided: (): boolean => {
      if (!merge || merge.conflicts.every(({ choice }) => choice)) return true;
      setMerge({ ...merge, missed: merge.missed + 1 });
      return false;
    },
    /** Takes the fields that only they changed. Returns true if no field is left to choose. */
    begin: ({ version: since, values: base }: StoredValues, theirs: StoredValues) => {
      const { taken, conflicts } = mergeValues(base, form.getValues(), theirs.values);
      for (const [name, value] of Object.entries(taken)) fillField(form, name, value);
      setMerge(conflicts.length > 0 ? { since, theirs, conflicts, missed: 0 } : undefined);
      return conflicts.length === 0;
    },
    choose: (name: string, choice: Side) => {
      const conflicts = merge?.conflicts.map((conflict): Conflict => {
        if (conflict.name !== name) return conflict;
        // The field may have been edited since; choosing theirs and then mine must not lose that.
        const mine = conflict.choice === 'theirs' ? conflict.mine : form.getValues(name);
        fillField(form, name, choice === 'mine' ? mine : conflict.theirs);
        return { ...conflict, mine, choice };
      });
      if (merge && conflicts) setMerge({ ...merge, conflicts });
    },
    end: () => setMerge(undefined),
  };
}

const Options = styled(RadioGroup)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '@container (min-width: 34rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > label': { alignItems: 'start' },
  '& strong': { display: 'block', paddingTop: theme.spacing(1.25) },
  '& strong + span': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
}));

interface Props<K extends ContentKind> {
  merge: OpenMerge;
  definition: ContentDefinition<K>;
  choose: (name: string, choice: Side) => void;
}

/** Asks, field by field, which of two edits to keep. */
export function MergeView<K extends ContentKind>(props: Props<K>) {
  const { merge, choose } = props;
  const { kind, noun, fields } = props.definition;
  const { conflicts, since, theirs, missed } = merge;
  const { username } = useAdminSession();
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  // The choice can be made before the names have loaded.
  const { data = [] } = useQuery({
    queryKey: ['edits', kind, theirs.id, since, theirs.version],
    queryFn: () => callApi('versions.list', { params: { kind, id: theirs.id } }),
    staleTime: 0,
  });
  const editors = new Set(data.filter(({ version }) => version > since).map(({ by }) => by));

  useEffect(() => {
    if (missed > 0) frame.current?.querySelector<HTMLElement>('[data-open] input')?.focus();
  }, [missed]);

  return (
    <Fields ref={frame} role="region" aria-labelledby={id}>
      <div>
        <h4 id={id} tabIndex={-1}>
          {describeEditors([...editors], username)} changed this {noun} while you were editing it
        </h4>
        <p>Nothing is saved yet. Choose which to keep, then save again.</p>
      </div>
      {conflicts.map((conflict) => (
        <Choice
          key={conflict.name}
          conflict={conflict}
          row={fields.rows[conflict.name] as AnyRow}
          isMissing={missed > 0 && !conflict.choice}
          onChoose={(side) => choose(conflict.name, side)}
        />
      ))}
    </Fields>
  );
}

interface ChoiceProps {
  conflict: Conflict;
  row: AnyRow;
  isMissing: boolean;
  onChoose: (side: Side) => void;
}

function Choice({ conflict, row, isMissing, onChoose }: ChoiceProps) {
  const { choice = null } = conflict;
  const { label, show } = row;
  const id = useId();
  const option = (side: Side, title: string) => (
    <FormControlLabel
      value={side}
      control={
        <Radio
          slotProps={{ input: { 'aria-label': title, 'aria-describedby': `${id}-${side}` } }}
        />
      }
      label={
        <>
          <strong>{title}</strong>
          <span id={`${id}-${side}`}>{textOf(conflict[side], show)}</span>
        </>
      }
    />
  );
  return (
    <FormControl component="fieldset" error={isMissing} data-open={choice ? undefined : ''}>
      <FormLabel component="legend" id={id}>
        {label}
      </FormLabel>
      {isMissing && (
        <FormHelperText id={`${id}-missing`}>
          Choose one for {label} before you save.
        </FormHelperText>
      )}
      <Options
        aria-labelledby={id}
        aria-describedby={isMissing ? `${id}-missing` : undefined}
        value={choice}
        onChange={(_, side) => onChoose(side as Side)}
      >
        {option('mine', 'Mine')}
        {option('theirs', 'Theirs')}
      </Options>
    </FormControl>
  );
}

function textOf(value: FormValue, show?: AnyRow['show']): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (value.trim() === '') return 'Empty';
  if (show) return show(value);
  return isMoment(value) ? formatMoment(value) : value;
}
