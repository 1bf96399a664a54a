import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { type DefaultValues, useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import type { ItemOf } from '@/admin/content/content-mutations';
import { useContentTools } from '@/admin/content/content-tools-context';
import type { ContentDefinition, FormParts, Values } from '@/admin/content/define-content';
import { AwaitedFieldsContext } from '@/admin/fields/awaited-fields';
import { badInputsOf, inputResolver } from '@/admin/fields/input-resolver';
import type { FormFields } from '@/admin/fields/define-fields';
import { fillField } from '@/admin/fields/form-values';
import { PasteProvider } from '@/admin/fields/paste/pasting';
import { SHORTCUTS, useSaveKeys, useShortcuts } from '@/admin/keyboard/shortcuts';
import { FormLive } from '@/admin/live/live-context';
import { usePublication } from '@/admin/publishing/use-publication';
import { Note } from '@/admin/ui/list-parts';
import { tellActionsHeight } from '@/admin/ui/sticky-actions';
import { useMediaQuery } from '@/shared/browser/use-media-query';
import { below } from '@/shared/theme/tokens';
import { RestoredLine } from '@/admin/unsaved/use-unsaved';
import * as Frame from './form-frame';
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
  onSaved: (saved: ItemOf<K>) => void;
  onCancel: () => void;
  /** What was typed is given up, and the form begins anew. */
  onDiscarded: () => void;
  /** Where closing leads, where that is not the list. */
  backTo?: string | undefined;
  /**
   * The form is all that its tab shows: there is no list to go back to. It takes the focus once what had it
   * before is gone.
   */
  standing?: { takesFocus: boolean } | undefined;
}

/** Adds or edits an item, and keeps what is typed until it is saved or discarded. */
export function ContentForm<K extends ContentKind, V extends Values>(props: FormProps<K, V>) {
  const { definition, item, copyOf, onSaved, onCancel, onDiscarded, standing } = props;
  const { kind, noun, fields, schema, words } = definition;
  const { splitText, Preview, Checks } = props.parts;
  const { labels, kinds, toValues, toInput } = fields;
  const { showHistory } = useContentTools();
  const publication = usePublication(definition, item);
  const [now] = useState(() => new Date().toISOString());
  const element = useRef<HTMLFormElement>(null);
  const titleId = useId();
  const form = useForm<V>({
    resolver: inputResolver<V>(schema, toInput, fields.fieldOf, () => badInputsOf(element.current)),
    defaultValues: {
      ...toValues(publication.opened ?? copyOf),
      ...props.newValues,
    } as DefaultValues<V>,
  });
  const { control } = form;
  const state = useItemForm({ definition, form, publication, copyOf, onSaved, startOver });
  const { failure, isSaving, restoredAt, version, pullLatest } = state;
  const { merge, choose } = state.merging;
  useProposals(form, fields, !item);
  // Redrawn when the values, or what is stored, give the button another label.
  useWatch({ control, compute: publication.submitLabel });
  const submitLabel = publication.submitLabel(form.getValues());
  const [begins] = useState(!item && restoredAt === undefined);
  useOpeningFocus(element, begins, standing?.takesFocus ?? true);
  useShortcuts(standing ? {} : { leave: onCancel });
  useSaveKeys(() => {
    if (!isSaving) element.current?.requestSubmit();
  });
  // On narrow screens the checks stand above the buttons: nobody publishes unwarned.
  const isStacked = useMediaQuery(below('lg'));

  function startOver() {
    state.abandon();
    onDiscarded();
  }

  const side = { control, item, now };
  const checks = Checks && <Checks {...side} />;

  return (
    <Frame.Form
      ref={element}
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        state.save();
      }}
      onKeyDown={keepFromSubmitting}
    >
      <Frame.FormHead
        id={titleId}
        title={item ? words.editTitle : (words.newTitle ?? words.add)}
        back={standing ? undefined : { to: props.backTo ?? 'the list', onClick: onCancel }}
      >
        {publication.tools}
        {item && (
          <Button
            variant="text"
            color="inherit"
            onClick={() => showHistory({ ...definition.historyOf(item), isForm: true })}
          >
            History
          </Button>
        )}
      </Frame.FormHead>
      {restoredAt !== undefined && <RestoredLine at={restoredAt} onDiscard={startOver} />}
      {publication.banner({ version, pullLatest })}
      <Frame.Columns data-preview={Preview ? '' : undefined}>
        <Frame.Fields>
          <Frame.Inputs inert={isSaving}>
            <AwaitedFieldsContext value={state.awaitField}>
              <PasteProvider form={form} kinds={kinds} labels={labels} split={splitText}>
                <FormInputs definition={definition} control={control} isNew={item === undefined} />
              </PasteProvider>
            </AwaitedFieldsContext>
          </Frame.Inputs>
          {isStacked && checks && <Frame.Checks>{checks}</Frame.Checks>}
          <Frame.FormProblem problemKey={failure ?? merge?.theirs}>
            {merge ? (
              <MergeView merge={merge} definition={definition} choose={choose} />
            ) : (
              failure && <SaveProblem failure={failure} noun={noun} />
            )}
          </Frame.FormProblem>
          <Frame.Actions ref={tellActionsHeight}>
            {item && <FormLive kind={kind} id={item.id} />}
            <Button
              type="submit"
              variant="contained"
              disabled={isSaving}
              aria-keyshortcuts={SHORTCUTS.save.key}
              startIcon={isSaving ? <CircularProgress size={18} color="inherit" /> : undefined}
            >
              {(isSaving && words.saving) || submitLabel}
            </Button>
            {publication.actions.map((action) => (
              <Button
                key={action.name}
                variant="outlined"
                disabled={isSaving}
                onClick={() => state.save(action)}
              >
                {action.label}
              </Button>
            ))}
            <Button variant="outlined" onClick={standing ? startOver : onCancel}>
              {standing ? 'Discard changes' : 'Cancel'}
            </Button>
            <Note role="status" sx={{ flexBasis: '100%', fontSize: '0.875rem' }}>
              {state.note}
            </Note>
          </Frame.Actions>
        </Frame.Fields>
        {Preview && (
          <Frame.Side>
            {/* Focusable, so that the keyboard scrolls it too. */}
            <Frame.Preview aria-label="Preview" tabIndex={0}>
              <Note sx={{ mb: 2, fontSize: '0.875rem', fontWeight: 600 }}>Preview</Note>
              <Preview {...side} />
            </Frame.Preview>
            {!isStacked && checks}
          </Frame.Side>
        )}
      </Frame.Columns>
    </Frame.Form>
  );
}

/** Focuses the title of a form that opens, or the first field of a new item: what had the focus is gone. */
function useOpeningFocus(
  form: RefObject<HTMLFormElement | null>,
  begins: boolean,
  takesFocus: boolean,
): void {
  useEffect(() => {
    // Focus stays on the tab strip while the editor moves through the tabs.
    if (!takesFocus) return;
    const first = begins && form.current?.querySelector<HTMLElement>('input, textarea');
    (first || form.current?.querySelector<HTMLElement>('h3'))?.focus();
  }, [form, begins, takesFocus]);
}

/**
 * Stops browsers from sending the whole form on Enter in a field. Enter on a button, in a text of several
 * lines and in an open list does what it always does.
 */
function keepFromSubmitting(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
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
