import Button from '@mui/material/Button';
import { type ContentKind, isStanding } from '@torque-tide/contract/content-kinds';
import { Fragment, useEffect } from 'react';
import { type Control, type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { ContentDefinition } from '@/admin/content/define-content';
import { type AnyRow, groupId } from '@/admin/fields/define-fields';
import type { Values } from '@/admin/fields/form-values';
import { Insertable } from '@/admin/fields/insertable';
import { FlowRow } from '@/admin/ui/list-parts';
import { useNow } from '@/admin/ui/use-now';
import { FieldGroup, FieldPair } from './form-frame';

interface Props<K extends ContentKind> {
  definition: ContentDefinition<K>;
  form: UseFormReturn<Values>;
  isNew: boolean;
}

export function FormInputs<K extends ContentKind>(props: Props<K>) {
  const { definition, form, isNew } = props;
  const { control } = form;
  const { kind, fields, formParts } = definition;
  const now = useNow();
  const inputs = (each: readonly Field[]) =>
    runsOf(each, 'beside').map(({ key, first, members }) => {
      const drawn = members.map(([name, row]) => {
        const Below = formParts?.below?.[name];
        return (
          <div key={name}>
            <FieldInput control={control} name={name} row={row} isNew={isNew} now={now} />
            {Below && <Below form={form} />}
          </div>
        );
      });
      return key === undefined ? drawn : <FieldPair key={first}>{drawn}</FieldPair>;
    });
  const groups = runsOf(Object.entries(fields.rows), 'group');
  const drawn = groups.map(({ key, first, members }) =>
    key === undefined ? (
      <Fragment key={first}>{inputs(members)}</Fragment>
    ) : (
      <FieldGroup key={first}>
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

type Field = [name: string, row: AnyRow];

/** Groups neighbours with the same group, or on the same line. */
function runsOf(fields: readonly Field[], by: 'group' | 'beside') {
  const runs: { key: string | undefined; first: string; members: Field[] }[] = [];
  for (const field of fields) {
    const [first, { [by]: key }] = field;
    const last = runs.at(-1);
    if (last && last.key === key) last.members.push(field);
    else runs.push({ key, first, members: [field] });
  }
  return runs;
}

interface InputProps {
  control: Control<Values>;
  name: string;
  row: AnyRow;
  isNew: boolean;
  now: Date;
}

function FieldInput({ control, name, row, isNew, now }: InputProps) {
  const { label, shortLabel = label, hint = '', fixedHint, isRequired = false } = row;
  const isReadOnly = !isNew && fixedHint !== undefined;
  const { defaultValues = {} } = useFormState({ control, disabled: !row.note });
  // Re-renders only when the note changes, not for typing elsewhere.
  const note = useWatch({
    control,
    compute: (values: Values) => row.note?.(values, now, defaultValues),
    disabled: !row.note,
  });
  const input = row.draw({
    control,
    name,
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
