import { Fragment, type ReactNode } from 'react';
import { type Control, type FieldPath, useWatch } from 'react-hook-form';
import { PictureField } from '@/admin/media/picture-field';
import type { Values } from '@/admin/content/define-content';
import { useToday } from '@/admin/ui/use-today';
import type { AnyRow, FormFields } from '@/admin/fields/define-fields';
import { CheckInput, ChoiceInput, type FieldProps, TextInput } from '@/admin/fields/form-controls';
import { SuggestedField } from '@/admin/fields/suggested-field';
import { SwitchField } from '@/admin/fields/switch-field';
import { FieldGroup, FieldPair } from './form-frame.styles';
import { PastedInto } from '@/admin/fields/paste/pasting';
import type { FieldControl, FieldControls } from '@/admin/fields/field-rows';
import { TagsField } from '@/admin/fields/tags-field';

interface Props<V extends Values> {
  control: Control<V>;
  fields: Pick<FormFields<never, V, unknown>, 'names' | 'rows'>;
  isNew: boolean;
  /** What stands at the head of a group. */
  headOf: (group: string) => ReactNode;
}

/** A form's inputs, in the order of its rows. */
export function FormInputs<V extends Values>({ control, fields, isNew, headOf }: Props<V>) {
  const { names, rows } = fields;
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
          now={now}
        />
      ));
      return key === undefined ? drawn : <FieldPair key={members[0]}>{drawn}</FieldPair>;
    });
  return runsOf(names, (name) => rows[name].group).map(({ key, members }) =>
    key === undefined ? (
      <Fragment key={members[0]}>{inputs(members)}</Fragment>
    ) : (
      <FieldGroup key={members[0]}>
        <legend>{key}</legend>
        {headOf(key)}
        {inputs(members)}
      </FieldGroup>
    ),
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

interface InputProps<V extends Values> {
  control: Control<V>;
  name: keyof V & string;
  row: AnyRow;
  isNew: boolean;
  now: Date;
}

function FieldInput<V extends Values>({ control, name, row, isNew, now }: InputProps<V>) {
  const { label, shortLabel = label, hint = '', fixedHint, isRequired = false } = row;
  const isReadOnly = !isNew && fixedHint !== undefined;
  // A field is drawn again only where what is said of it changes, not for what is typed elsewhere.
  const note = useWatch({
    control,
    compute: (values: V) => row.note?.(values, now),
    disabled: !row.note,
  });
  return drawControl(row.control, {
    control,
    name: name as FieldPath<V>,
    label: shortLabel,
    hint: isReadOnly ? fixedHint : hint,
    note,
    isRequired,
    isReadOnly,
  });
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
  switch: (props) => <SwitchField {...props} />,
  checkbox: (props) => <CheckInput {...props} />,
};

function drawControl<K extends keyof FieldControls, V extends Values>(
  control: FieldControl<K>,
  props: FieldProps<V>,
): ReactNode {
  const draw: (props: FieldProps<V> & FieldControls[K]) => ReactNode = CONTROLS[control.as];
  return draw({ ...props, ...control });
}
