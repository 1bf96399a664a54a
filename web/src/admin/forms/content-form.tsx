import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { Fragment, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  useForm,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import type { ItemOf } from '@/admin/content/content-mutations';
import { useContentTools } from '@/admin/content/content-tools-context';
import type { ContentDefinition, FormParts, Values } from '@/admin/content/define-content';
import type { FormExtension, OpenForm } from '@/admin/content/form-extension';
import type { FormFields } from '@/admin/fields/define-fields';
import { inputResolver } from '@/admin/fields/input-resolver';
import { PasteProvider } from '@/admin/fields/paste/pasting';
import { describeEditors } from '@/admin/requests/describe';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { KeptNote, UnfinishedNotice } from '@/admin/unfinished/unfinished-notice';
import type { UnfinishedStart } from '@/admin/unfinished/use-unfinished-gate';
import { FormFrame, type StandingFrame } from './form-frame';
import { FormInputs } from './form-inputs';
import { MergeView } from './merge-view';
import { SaveProblem } from './save-problem';
import { useItemForm } from './use-item-form';

interface Props<K extends ContentKind, V extends Values> {
  definition: ContentDefinition<K, V>;
  parts: FormParts<ItemOf<K>, V>;
  /** The live item; undefined adds a new one. */
  item: ItemOf<K> | undefined;
  /** What a new one begins as a copy of. */
  copyOf: ItemOf<K> | undefined;
  /** What was left of the form before. */
  start: UnfinishedStart;
  extensions: readonly FormExtension<ItemOf<K>, V>[];
  onSaved: (saved: ItemOf<K>) => void;
  onCancel: () => void;
  /** Where closing leads, where that is not the list. */
  backTo?: string | undefined;
  /** The form is all that its tab shows: there is no list to go back to. */
  standing?: StandingFrame | undefined;
}

/**
 * Adds or edits an item, and keeps what is typed until it is saved: unfinished forms, failures and merges.
 */
export function ContentForm<K extends ContentKind, V extends Values>(props: Props<K, V>) {
  const { definition, item, copyOf, start, extensions, onSaved, onCancel, backTo } = props;
  const { kind, noun, fields, schema, list, words, useSave, first, hasLinks = false } = definition;
  const { splitText, PastedItems, Preview, Checks } = props.parts;
  const { labels, kinds, toValues, toInput } = fields;
  const queryClient = useQueryClient();
  const { username } = useAdminSession();
  const { showHistory } = useContentTools();
  const { mutateAsync } = useSave();
  const [now] = useState(() => new Date().toISOString());
  const fieldOf = (path: string) => fields.fieldOf(path) as FieldPath<V> | undefined;
  const actions = extensions.flatMap((extension) => extension.actions ?? []);
  const opened = extensions.find((extension) => extension.opened)?.opened ?? item;
  const form = useForm<V>({
    resolver: inputResolver<V>(schema, toInput, fieldOf),
    defaultValues: toValues(opened ?? copyOf) as DefaultValues<V>,
  });
  const { control } = form;
  const state = useItemForm({
    kind,
    form,
    item: opened,
    start,
    part: definition.part,
    toValues,
    fields,
    fieldOf,
    save: (values, base, options) => {
      for (const { save } of extensions) {
        const saving = save?.(values, base, options);
        if (saving) return saving;
      }
      const sent = actions.find(({ name }) => name === options.action)?.sent?.();
      return mutateAsync({ body: { ...toInput(values, base?.values), ...sent }, base, options });
    },
    onSaved: (saved) => {
      for (const extension of extensions) extension.onSaved?.(saved);
      onSaved(saved);
    },
    reload: async (id, typedOn) => {
      const items = await queryClient.fetchQuery({ ...list, staleTime: 0 });
      const current = items.find((each) => each.id === id);
      const rebase = extensions.find((extension) => extension.rebase)?.rebase;
      return current && (rebase ? rebase(current, typedOn) : { item: current });
    },
  });
  useProposals(form, fields, !item);
  const submitLabel = useWatch({
    control,
    compute: (values: V) =>
      extensions
        .map((extension) => extension.submitLabel?.(values))
        .find((label) => label !== undefined) ?? (item ? words.update : words.create),
  });
  const { failure, unfinished, hasUnsavedChanges, version, pullLatest } = state;
  const { merge, editors } = state.merging;

  function discard() {
    state.abandon();
    onCancel();
  }

  const open: OpenForm<V> = {
    control,
    version,
    hasUnsavedChanges,
    pullLatest,
    discard,
    save: state.submitAs,
  };
  const show = (part: 'tools' | 'banner' | 'status') =>
    extensions.map(({ name, [part]: render }) => <Fragment key={name}>{render?.(open)}</Fragment>);
  const side = {
    control,
    item,
    now,
    onGoTo: (name: keyof V & string) => form.setFocus(name as FieldPath<V>),
    replaceField: (name: keyof V & string, text: string) =>
      form.setValue(name as FieldPath<V>, text as FieldPathValue<V, FieldPath<V>>, {
        shouldDirty: true,
      }),
  };

  return (
    <FormFrame
      title={item ? words.editTitle : (words.newTitle ?? words.add)}
      submitLabel={submitLabel}
      savingLabel={words.saving}
      isSaving={state.isSaving}
      onSubmit={(event) => void state.submit(event)}
      actions={actions.filter(({ isElsewhere }) => !isElsewhere)}
      onCancel={onCancel}
      backTo={backTo}
      standing={props.standing}
      tools={
        item && (
          <>
            {show('tools')}
            <Button
              variant="text"
              color="inherit"
              onClick={() =>
                showHistory({
                  ...definition.historyOf(item),
                  form: { hasUnsavedChanges, onRestored: discard },
                })
              }
            >
              History
            </Button>
          </>
        )
      }
      status={show('status')}
      begins={!item && !unfinished.offer}
      isLocked={unfinished.offer !== undefined}
      notice={
        unfinished.offer ? (
          <UnfinishedNotice {...unfinished} offer={unfinished.offer} />
        ) : (
          show('banner')
        )
      }
      note={
        unfinished.isKept
          ? (unfinished.problem ??
            (unfinished.keptAt !== undefined && <KeptNote at={unfinished.keptAt} />))
          : 'This browser keeps no unfinished forms. Save before you leave.'
      }
      problemKey={failure ?? merge?.theirs}
      problem={
        merge ? (
          <MergeView
            {...state.merging}
            merge={merge}
            control={control}
            noun={noun}
            who={describeEditors(editors, username)}
            fields={fields}
          />
        ) : (
          failure && <SaveProblem failure={failure} noun={noun} />
        )
      }
      preview={Preview && <Preview {...side} />}
      checks={Checks && <Checks {...side} />}
    >
      <PasteProvider
        form={form}
        kinds={kinds}
        labels={labels}
        split={splitText}
        Items={PastedItems}
      >
        <FormInputs
          control={control}
          fields={fields}
          isNew={item === undefined}
          first={first}
          hasLinks={hasLinks}
          isLocked={unfinished.offer !== undefined}
          headOf={(group) =>
            extensions.map(({ name, groupHeads }) => (
              <Fragment key={name}>{groupHeads?.[group]?.(open)}</Fragment>
            ))
          }
        />
      </PasteProvider>
    </FormFrame>
  );
}

/** Fills fields of a new item with what their rows propose, until something else is typed there. */
function useProposals<V extends Values>(
  form: UseFormReturn<V>,
  { names, rows }: Pick<FormFields<never, V, unknown>, 'names' | 'rows'>,
  isNew: boolean,
): void {
  const proposed = useRef<Partial<Record<keyof V, string>>>({});
  useEffect(() => {
    if (!isNew) return undefined;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        for (const name of names) {
          const next = rows[name].proposed?.(values) ?? '';
          const last = proposed.current[name] ?? '';
          if (next === last || values[name] !== last) continue;
          proposed.current[name] = next;
          const value = next as FieldPathValue<V, FieldPath<V>>;
          form.setValue(name as FieldPath<V>, value, { shouldDirty: true });
        }
      },
    });
  }, [form, names, rows, isNew]);
}
