import { styled } from '@mui/material/styles';
import { type ContentKind, isStanding } from '@torque-tide/contract/content-kinds';
import { type ComponentType, Fragment, type ReactNode, useEffect } from 'react';
import {
  type Control,
  type FieldPath,
  type UseFormReturn,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { ItemOf } from '@/admin/content/content-mutations';
import type { ContentDefinition, FormParts, Values } from '@/admin/content/define-content';
import { type AnyRow, groupId } from '@/admin/fields/define-fields';
import type { FieldControl, FieldControls } from '@/admin/fields/field-rows';
import {
  CheckInput,
  ChoiceInput,
  type FieldProps,
  TextInput,
  SuggestedField,
  SwitchInput,
} from '@/admin/fields/form-controls';
import { Insertable } from '@/admin/fields/insertable';
import { ListField } from '@/admin/fields/list-field';
import { TagsField } from '@/admin/fields/tags-field';
import { PictureField } from '@/admin/media/picture-field';
import { useToday } from '@/admin/ui/use-today';
import { FieldGroup, FieldPair } from './form-frame';

interface Props<K extends ContentKind, V extends Values> {
  definition: ContentDefinition<K, V>;
  form: UseFormReturn<V>;
  below: FormParts<ItemOf<K>, V>['below'];
  isNew: boolean;
}

export function FormInputs<K extends ContentKind, V extends Values>(props: Props<K, V>) {
  const { definition, form, below, isNew } = props;
  const { control } = form;
  const { kind, fields } = definition;
  const { rows, names } = fields;
  const now = useToday();
  const inputs = (each: readonly (keyof V & string)[]) =>
    runsOf(each, (name) => rows[name].beside).map(({ key, members }) => {
      const drawn = members.map((name) => {
        const Below: ComponentType<{ form: UseFormReturn<V> }> | undefined = below?.[name];
        return (
          <div key={name}>
            <FieldInput control={control} name={name} row={rows[name]} isNew={isNew} now={now} />
            {Below && <Below form={form} />}
          </div>
        );
      });
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
        {inputs(members)}
      </FieldGroup>
    ),
  );
  return (
    <>
      {isStanding(kind) && <GroupLinks groups={groups.flatMap(({ key }) => key ?? [])} />}
      {drawn}
    </>
  );
}

interface Run<N> {
  key: string | undefined;
  members: N[];
}

/** Groups neighbours with the same key. */
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
  const { defaultValues = {} } = useFormState({ control, disabled: !row.note });
  // Re-renders only when the note changes, not for typing elsewhere.
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
  return row.useInserts ? (
    <Insertable label={label} useInserts={row.useInserts}>
      {input}
    </Insertable>
  ) : (
    input
  );
}

/** Renders each control. A new control needs a row here and its component. */
const CONTROLS: {
  [K in keyof FieldControls]: <V extends Values>(
    props: FieldProps<V> & FieldControls[K],
  ) => ReactNode;
} = {
  text: (props) => <TextInput {...props} />,
  choice: (props) => <ChoiceInput {...props} />,
  suggested: (props) => <SuggestedField {...props} />,
  picture: (props) => <PictureField {...props} />,
  tags: (props) => <TagsField {...props} />,
  list: (props) => <ListField {...props} />,
  switch: (props) => <SwitchInput {...props} />,
  checkbox: (props) => <CheckInput {...props} />,
};

function drawControl<K extends keyof FieldControls, V extends Values>(
  control: FieldControl<K>,
  props: FieldProps<V>,
): ReactNode {
  const draw: (props: FieldProps<V> & FieldControls[K]) => ReactNode = CONTROLS[control.as];
  return draw({ ...props, ...control });
}

const Nav = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 3),
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: theme.vars.palette.text.primary,
    fontWeight: 500,
    textUnderlineOffset: '0.25em',
  },
}));

/** Links to the groups of a long form; scrolls to the one in the URL's hash. */
function GroupLinks({ groups }: { groups: readonly string[] }) {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== '') goTo(hash.slice(1));
  }, [hash, key]);
  return (
    <Nav aria-label="Sections">
      {groups.map((group) => (
        <a
          key={group}
          href={`#${groupId(group)}`}
          onClick={(event) => {
            // Not through the URL, so that Back leaves the form.
            event.preventDefault();
            goTo(groupId(group));
          }}
        >
          {group}
        </a>
      ))}
    </Nav>
  );
}

function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
