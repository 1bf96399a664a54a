import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { type Control, type FieldPath, useFormState, useWatch } from 'react-hook-form';
import { PictureField } from '@/admin/media/picture-field';
import type { Values } from '@/admin/content/define-content';
import { useToday } from '@/admin/ui/use-today';
import { type AnyRow, type FormFields, groupId } from '@/admin/fields/define-fields';
import { CheckInput, ChoiceInput, type FieldProps, TextInput } from '@/admin/fields/form-controls';
import type { FormValue } from '@/admin/fields/form-values';
import { SuggestedField } from '@/admin/fields/suggested-field';
import { SwitchField } from '@/admin/fields/switch-field';
import { FieldGroup, FieldPair } from './form-frame.styles';
import { PastedInto } from '@/admin/fields/paste/pasting';
import type { FieldControl, FieldControls } from '@/admin/fields/field-rows';
import { EntriesField } from '@/admin/fields/entries-field';
import { RowsField } from '@/admin/fields/rows-field';
import { TagsField } from '@/admin/fields/tags-field';
import { AtFirst } from './at-first';
import { GroupLinks } from './group-links';

interface Props<V extends Values> {
  control: Control<V>;
  fields: Pick<FormFields<never, V, unknown>, 'names' | 'rows'>;
  isNew: boolean;
  /** What each field held at first, where the product says so. */
  first: V | undefined;
  /** A form that is long begins with links to its groups. */
  hasLinks: boolean;
  /** The fields wait, until what was left unfinished has been decided on. */
  isLocked: boolean;
  /** What stands at the head of a group. */
  headOf: (group: string) => ReactNode;
}

/** A form's inputs, in the order of its rows. */
export function FormInputs<V extends Values>({
  control,
  fields,
  isNew,
  first,
  hasLinks,
  isLocked,
  headOf,
}: Props<V>) {
  const { rows } = fields;
  const names = fields.names.filter((name) => rows[name].control.as !== 'none');
  const now = useToday();
  const inputs = (each: readonly (keyof V & string)[]) =>
    runsOf(each, (name) => rows[name].beside).map(({ key, members }) => {
      const drawn = members.map((name) => (
        <FieldInput
          key={name}
          control={control}
          name={name}
          row={rows[name]}
          isNew={isNew}
          first={first?.[name]}
          now={now}
        />
      ));
      return key === undefined ? drawn : <FieldPair key={members[0]}>{drawn}</FieldPair>;
    });
  const groups = runsOf(names, (name) => rows[name].group);
  const drawn = groups.map(({ key, members }) =>
    key === undefined ? (
      <Fragment key={members[0]}>{inputs(members)}</Fragment>
    ) : (
      <FieldGroup key={members[0]}>
        <legend id={groupId(key)} tabIndex={-1}>
          {key}
        </legend>
        {headOf(key)}
        {inputs(members)}
      </FieldGroup>
    ),
  );
  return hasLinks ? (
    <>
      <GroupLinks groups={groups.flatMap(({ key }) => key ?? [])} isLocked={isLocked} />
      {drawn}
    </>
  ) : (
    drawn
  );
}

interface Run<N> {
  key: string | undefined;
  members: N[];
}

/** Neighbours of the same key, together. */
function runsOf<N>(names: readonly N[], keyOf: (name: N) => string | undefined): Run<N>[] {
  const runs: Run<N>[] = [];
  for (const name of names) {
    const key = keyOf(name);
    const last = runs.at(-1);
    if (last && last.key === key) last.members.push(name);
    else runs.push({ key, members: [name] });
  }
  return runs;
}

const Kept = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(3),
  minWidth: 0,
}));

interface InputProps<V extends Values> {
  control: Control<V>;
  name: keyof V & string;
  row: AnyRow;
  isNew: boolean;
  first: FormValue | undefined;
  now: Date;
}

function FieldInput<V extends Values>({ control, name, row, isNew, first, now }: InputProps<V>) {
  const { label, shortLabel = label, hint = '', fixedHint, isRequired = false } = row;
  const isReadOnly = !isNew && fixedHint !== undefined;
  const { defaultValues = {} } = useFormState({ control, disabled: !row.note });
  // A field is drawn again only where what is said of it changes, not for what is typed elsewhere.
  const note = useWatch({
    control,
    compute: (values: V) => row.note?.(values, now, defaultValues),
    disabled: !row.note,
  });
  const input = drawControl(row.control, {
    control,
    name: name as FieldPath<V>,
    label: shortLabel,
    hint: isReadOnly ? fixedHint : hint,
    note,
    isRequired,
    isReadOnly,
  });
  if (first === undefined) return input;
  return (
    <Kept>
      {input}
      <AtFirst control={control} name={name as FieldPath<V>} label={label} first={first} />
    </Kept>
  );
}

/** What draws each sort of control: a new sort is a row here, besides its own component. */
const CONTROLS: {
  [K in keyof FieldControls]: <V extends Values>(
    props: FieldProps<V> & FieldControls[K],
  ) => ReactNode;
} = {
  text: (props) => {
    const input = <TextInput {...props} />;
    return (props.rows ?? 1) > 1 ? <PastedInto field={props.name}>{input}</PastedInto> : input;
  },
  choice: (props) => <ChoiceInput {...props} />,
  suggested: (props) => <SuggestedField {...props} />,
  picture: (props) => <PictureField {...props} />,
  tags: (props) => <TagsField {...props} />,
  rows: (props) => <RowsField {...props} />,
  entries: (props) => <EntriesField {...props} />,
  switch: (props) => <SwitchField {...props} />,
  checkbox: (props) => <CheckInput {...props} />,
  none: () => null,
};

function drawControl<K extends keyof FieldControls, V extends Values>(
  control: FieldControl<K>,
  props: FieldProps<V>,
): ReactNode {
  const draw: (props: FieldProps<V> & FieldControls[K]) => ReactNode = CONTROLS[control.as];
  return draw({ ...props, ...control });
}
