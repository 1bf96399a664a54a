import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import type { ItemOf } from '@/admin/content/content-mutations';
import { useContentTools } from '@/admin/content/content-tools';
import type { ContentDefinition } from '@/admin/content/define-content';
import { badInputsOf, type FormFields, inputResolver } from '@/admin/fields/define-fields';
import { fillField, type Values } from '@/admin/fields/form-values';
import { SHORTCUTS, useSaveKeys, useShortcuts } from '@/admin/keyboard/shortcuts';
import { FormLive } from '@/admin/live/live-context';
import { PagePreview } from '@/admin/page-preview/page-preview';
import { usePublication } from '@/admin/publishing/use-publication';
import { Note } from '@/admin/ui/list-parts';
import { RestoredLine } from '@/admin/unsaved/use-unsaved';
import * as Frame from './form-frame';
import { FormInputs } from './form-inputs';
import { MergeView } from './merge-view';
import { ArrowLeftIcon } from '@/shared/ui/icons/arrows';
import { SaveProblem } from '@/admin/requests/failures';
import { useItemForm } from './use-item-form';

export interface FormProps<K extends ContentKind> {
  definition: ContentDefinition<K>;
  /** The live item; undefined for a new one. */
  item: ItemOf<K> | undefined;
  /** The item that a new one copies. */
  copyOf: ItemOf<K> | undefined;
  /** Initial values of a new item. */
  newValues?: Partial<Values> | undefined;
  onSaved: (saved: ItemOf<K>) => void;
  onCancel: () => void;
  /** Called after the changes are discarded, to open the form again. */
  onDiscarded: () => void;
  /** The target of closing the form; defaults to the list. */
  backTo?: string | undefined;
  /** Set for a form that fills its tab, without a list to return to. */
  standing?: { scrollY?: number } | undefined;
}

/** Creates or edits an item, and keeps unsaved changes. */
export function ContentForm<K extends ContentKind>(props: FormProps<K>) {
  const { definition, item, copyOf, onSaved, onCancel, onDiscarded, standing } = props;
  const { kind, noun, fields, schema, words } = definition;
  const { preview, formParts = {} } = definition;
  const { Facts, Preview, Checks } = formParts;
  const { toValues, toInput } = fields;
  const { showHistory } = useContentTools();
  const publication = usePublication(definition, item);
  const [now] = useState(() => new Date().toISOString());
  const element = useRef<HTMLFormElement>(null);
  const titleId = useId();
  const form = useForm<Values>({
    resolver: inputResolver<Values>(schema, toInput, fields.fieldOf, () =>
      badInputsOf(element.current),
    ),
    defaultValues: {
      ...toValues(publication.opened ?? copyOf),
      ...props.newValues,
    },
  });
  const { control } = form;
  const state = useItemForm({ definition, form, publication, copyOf, onSaved });
  const { failure, isSaving, restoredAt, version, pullLatest } = state;
  const { merge, choose } = state.merging;
  useProposals(form, fields, !item);
  // Renders again when a label changes.
  useWatch({ control, compute: labelsOf });
  const [submit, ...actions] = publication.buttonsFor(form.getValues());
  const [begins] = useState(!item && restoredAt === undefined);
  useOpeningFocus(element, begins, standing);
  useShortcuts(standing ? {} : { leave: onCancel });
  useSaveKeys(() => {
    // Blurs the field, which finishes a half-typed tag.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (!isSaving) element.current?.requestSubmit();
  });

  function labelsOf(typed: Values): string {
    const buttons = publication.buttonsFor(typed);
    return buttons.map(({ label }) => label).join();
  }

  function startOver() {
    state.abandon();
    onDiscarded();
  }

  const side = { control, item, now };
  const back = `Back to ${props.backTo ?? 'the list'}`;

  return (
    <Frame.Form
      ref={element}
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        state.save(publication.buttonsFor(form.getValues())[0]);
      }}
      onKeyDown={keepFromSubmitting}
    >
      <Frame.Head>
        {!standing && (
          <Tooltip title={back}>
            <IconButton edge="start" color="inherit" aria-label={back} onClick={onCancel}>
              <ArrowLeftIcon />
            </IconButton>
          </Tooltip>
        )}
        <Frame.Title id={titleId} tabIndex={-1}>
          {item ? words.editTitle : (words.newTitle ?? words.add)}
        </Frame.Title>
        {publication.tools}
        {item && (
          <Button
            variant="text"
            color="inherit"
            onClick={() => showHistory(definition.historyOf(item))}
          >
            History
          </Button>
        )}
      </Frame.Head>
      {restoredAt !== undefined && <RestoredLine at={restoredAt} onDiscard={startOver} />}
      {publication.bannerFor({ version, pullLatest })}
      <Frame.Columns data-preview={Preview || preview ? '' : undefined}>
        <Frame.Fields>
          {Facts && <Facts {...side} />}
          <Frame.Inputs inert={isSaving}>
            <FormInputs definition={definition} form={form} isNew={!item} />
          </Frame.Inputs>
          {Checks && <Checks {...side} />}
          <Frame.FormProblem problemKey={failure ?? merge?.theirs}>
            {merge ? (
              <MergeView merge={merge} definition={definition} choose={choose} />
            ) : (
              failure && <SaveProblem failure={failure} noun={noun} />
            )}
          </Frame.FormProblem>
          <Frame.Actions>
            {item && <FormLive kind={kind} id={item.id} />}
            <Button
              type="submit"
              variant="contained"
              disabled={isSaving}
              aria-keyshortcuts={SHORTCUTS.save}
              startIcon={isSaving ? <CircularProgress size={18} color="inherit" /> : undefined}
            >
              {(isSaving && words.saving) || submit.label}
            </Button>
            {actions.map((action) => (
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
        {(Preview || preview) && (
          // Focusable, so that the keyboard scrolls it too.
          <Frame.Preview aria-label="Preview" tabIndex={0}>
            <Note sx={{ mb: 2, fontSize: '0.875rem', fontWeight: 600 }}>Preview</Note>
            {Preview && <Preview {...side} />}
            {preview && <PagePreview {...side} definition={definition} preview={preview} />}
          </Frame.Preview>
        )}
      </Frame.Columns>
    </Frame.Form>
  );
}

/**
 * Focuses the title of an opened form, or the first field of a new item. A standing form that starts again stays
 * where it was scrolled to.
 */
function useOpeningFocus(
  form: RefObject<HTMLFormElement | null>,
  begins: boolean,
  standing: FormProps<ContentKind>['standing'],
): void {
  const isFirst = standing !== undefined && standing.scrollY === undefined;
  const top = standing?.scrollY;
  useEffect(() => {
    // Focus stays on the tab strip while the editor moves through the tabs.
    if (isFirst) return;
    const first = begins && form.current?.querySelector<HTMLElement>('input, textarea');
    const target = first || form.current?.querySelector<HTMLElement>('h3');
    target?.focus({ preventScroll: top !== undefined });
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
  }, [form, begins, isFirst, top]);
}

/** Keeps Enter in a single-line field from submitting the form. */
function keepFromSubmitting(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** Fills fields of a new item with their rows' proposals until the editor types something else. */
function useProposals(
  form: UseFormReturn<Values>,
  { names, rows }: Pick<FormFields<never, Values, unknown>, 'names' | 'rows'>,
  isNew: boolean,
): void {
  const proposed = useRef<Partial<Record<string, string>>>({});
  useEffect(() => {
    if (!isNew) return undefined;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        for (const name of names) {
          const next = rows[name]?.proposed?.(values) ?? '';
          const last = proposed.current[name] ?? '';
          if (next === last || values[name] !== last) continue;
          proposed.current[name] = next;
          fillField(form, name, next);
        }
      },
    });
  }, [form, names, rows, isNew]);
}
