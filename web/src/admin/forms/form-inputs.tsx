import Button from '@mui/material/Button';
import { type ContentKind, isStanding } from '@torque-tide/contract/content-kinds';
import { type ComponentType, Fragment, useEffect } from 'react';
import {
  type Control,
  type FieldPath,
  type UseFormReturn,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { ContentDefinition, Values } from '@/admin/content/define-content';
import { type AnyRow, groupId } from '@/admin/fields/define-fields';
import { Insertable } from '@/admin/fields/insertable';
import { FlowRow } from '@/admin/ui/list-parts';
import { useNow } from '@/admin/ui/use-now';
import { FieldGroup, FieldPair } from './form-frame';

interface Props<K extends ContentKind, V extends Values> {
  definition: ContentDefinition<K, V>;
  form: UseFormReturn<V>;
  isNew: boolean;
}

export function FormInputs<K extends ContentKind, V extends Values>(props: Props<K, V>) {
  const { definition, form, isNew } = props;
  const { control } = form;
  const { kind, fields, formParts } = definition;
  const { rows, names } = fields;
  const now = useNow();
  const inputs = (each: readonly (keyof V & string)[]) =>
    runsOf(each, (name) => rows[name].beside).map(({ key, members }) => {
      const drawn = members.map((name) => {
        const Below: ComponentType<{ form: UseFormReturn<V> }> | undefined =
          formParts?.below?.[name];
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
  const input = row.draw({
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

/** Links to the groups of a long form; scrolls to the one in the URL's hash. */
function GroupLinks({ groups }: { groups: readonly string[] }) {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== '') goTo(hash.slice(1));
  }, [hash, key]);
  return (
    <FlowRow as="nav" aria-label="Sections" sx={{ gap: 1, ml: -2 }}>
      {groups.map((group) => (
        <Button
          key={group}
          size="small"
          color="inherit"
          href={`#${groupId(group)}`}
          onClick={(event) => {
            // Not through the URL, so that Back leaves the form.
            event.preventDefault();
            goTo(groupId(group));
          }}
        >
          {group}
        </Button>
      ))}
    </FlowRow>
  );
}

function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
