import Button from '@mui/material/Button';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { useEffect, useId, useRef, useState } from 'react';
import { type DefaultValues, useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import type { ItemOf } from '@/admin/content/content-mutations';
import { useContentTools } from '@/admin/content/content-tools-context';
import type {
  ContentDefinition,
  FormParts,
  Values,
  FormExtension,
  OpenForm,
} from '@/admin/content/define-content';
import { AwaitedFieldsContext } from '@/admin/fields/awaited-fields';
import { badInputsOf, inputResolver } from '@/admin/fields/input-resolver';
import type { FormFields } from '@/admin/fields/define-fields';
import { fillField } from '@/admin/fields/form-values';
import { PasteProvider } from '@/admin/fields/paste/pasting';
import { useMediaQuery } from '@/shared/browser/use-media-query';
import { below } from '@/shared/theme/tokens';
import { RestoredLine } from '@/admin/unsaved/use-unsaved';
import {
  Checks as Checked,
  FormActions,
  FormBody,
  FormFrame,
  FormHead,
  FormProblem,
  FormSide,
  type StandingFrame,
} from './form-frame';
import { FormInputs } from './form-inputs';
import { MergeView } from './merge-view';
import { SaveProblem } from './save-problem';
import { useItemForm } from './use-item-form';

export interface FormProps<K extends ContentKind, V extends Values> {
  definition: ContentDefinition<K, V>;
  parts: FormParts<ItemOf<K>, V>;
  /** The live item; undefined adds a new one. */
  item: ItemOf<K> | undefined;
  /** What a new one begins as a copy of. */
  copyOf: ItemOf<K> | undefined;
  /** What a new one begins with, where that isn't empty. */
  newValues?: Partial<V> | undefined;
  extension: FormExtension<ItemOf<K>, V>;
  onSaved: (saved: ItemOf<K>) => void;
  onCancel: () => void;
  /** What was typed is given up, and the form begins anew. */
  onDiscarded: () => void;
  /** Where closing leads, where that is not the list. */
  backTo?: string | undefined;
  /** The form is all that its tab shows: there is no list to go back to. */
  standing?: StandingFrame | undefined;
}

/** Adds or edits an item, and keeps what is typed until it is saved or discarded. */
export function ContentForm<K extends ContentKind, V extends Values>(props: FormProps<K, V>) {
  const {
    definition,
    item,
    copyOf,
    extension,
    onSaved,
    onCancel,
    onDiscarded,
    backTo = 'the list',
  } = props;
  const { noun, fields, schema, words } = definition;
  const { splitText, Preview, Checks } = props.parts;
  const { labels, kinds, toValues, toInput } = fields;
  const { showHistory } = useContentTools();
  const titleId = useId();
  // Below the fields, checks come before the buttons: nobody publishes unwarned.
  const isStacked = useMediaQuery(below('lg'));
  const [now] = useState(() => new Date().toISOString());
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<V>({
    resolver: inputResolver<V>(schema, toInput, fields.fieldOf, () => badInputsOf(element.current)),
    defaultValues: {
      ...toValues(extension.opened ?? copyOf),
      ...props.newValues,
    } as DefaultValues<V>,
  });
  const { control } = form;
  const state = useItemForm({
    definition,
    form,
    extension,
    copyOf,
    onSaved,
    startOver,
  });
  useProposals(form, fields, !item);
  // The form is drawn again when its values, or what is stored, give the button another label.
  useWatch({ control, compute: extension.submitLabel });
  const submitLabel = extension.submitLabel(form.getValues());
  const { failure, merging, restoredAt } = state;
  const [begins] = useState(!item && restoredAt === undefined);
  const { merge } = merging;

  function startOver() {
    state.abandon();
    onDiscarded();
  }

  const open: OpenForm<V> = { ...state, control };
  const side = { control, item, now };

  const { standing } = props;
  const checks = Checks && <Checks {...side} />;

  return (
    <FormFrame
      formRef={element}
      titleId={titleId}
      isSaving={state.isSaving}
      onSave={() => state.save()}
      head={
        <>
          <FormHead
            title={item ? words.editTitle : (words.newTitle ?? words.add)}
            titleId={titleId}
            backTo={standing ? undefined : backTo}
            onBack={onCancel}
            // A new item is begun to be typed into.
            takesFocus={!begins && (standing?.takesFocus ?? true)}
          >
            {item && (
              <>
                {extension.tools}
                <Button
                  variant="text"
                  color="inherit"
                  onClick={() => showHistory({ ...definition.historyOf(item), isForm: true })}
                >
                  History
                </Button>
              </>
            )}
          </FormHead>
          {restoredAt !== undefined && <RestoredLine at={restoredAt} onDiscard={startOver} />}
          {extension.banner(open)}
        </>
      }
      side={Preview && <FormSide preview={<Preview {...side} />}>{!isStacked && checks}</FormSide>}
    >
      <FormBody begins={begins}>
        <AwaitedFieldsContext value={state.awaitField}>
          <PasteProvider form={form} kinds={kinds} labels={labels} split={splitText}>
            <FormInputs definition={definition} control={control} isNew={item === undefined} />
          </PasteProvider>
        </AwaitedFieldsContext>
      </FormBody>
      {isStacked && checks && <Checked>{checks}</Checked>}
      <FormProblem problemKey={failure ?? merge?.theirs}>
        {merge ? (
          <MergeView merge={merge} definition={definition} choose={merging.choose} />
        ) : (
          failure && <SaveProblem failure={failure} noun={noun} />
        )}
      </FormProblem>
      <FormActions
        submitLabel={(state.isSaving && words.saving) || submitLabel}
        isSaving={state.isSaving}
        onSave={state.save}
        actions={extension.actions}
        leave={
          standing
            ? { label: 'Discard changes', onClick: startOver }
            : { label: 'Cancel', onClick: onCancel }
        }
        status={extension.status}
        note={state.note}
      />
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
          fillField(form, name, next);
        }
      },
    });
  }, [form, names, rows, isNew]);
}
