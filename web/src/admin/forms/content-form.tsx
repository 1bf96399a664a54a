import { useQueryClient } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { DraftableKind } from '@torque-tide/contract/pending';
import { isReleased } from '@torque-tide/domain/publication';
import { useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldPathValue, useForm } from 'react-hook-form';
import type { InputOf, ItemOf } from '@/admin/content/content-mutations';
import type { ContentDefinition, Values } from '@/admin/content/define-content';
import { FormInputs } from './form-inputs';
import { inputResolver } from '@/admin/fields/input-resolver';
import { ItemForm } from './item-form';
import { PasteProvider } from '@/admin/fields/paste/pasting';
import { PendingBar } from '@/admin/publishing/pending-bar';
import { isDraftable, type PendingOf } from '@/admin/publishing/queries';
import { useBeside } from '@/admin/publishing/use-beside';
import { useBesideWords } from '@/admin/publishing/use-beside-words';
import { publicationSent, type Release, RELEASE_WORDS } from '@/admin/publishing/publishing';
import { useItemForm } from './use-item-form';

interface Props<K extends ContentKind, V extends Values, S extends InputOf<K>> {
  definition: ContentDefinition<K, V, S>;
  /** Undefined adds a new one. */
  item: ItemOf<K> | undefined;
  /** What a new one begins as a copy of. */
  copyOf: ItemOf<K> | undefined;
  /** What stands beside the live item, unpublished; the form opens on it. */
  pending: PendingOf<DraftableKind> | undefined;
  onSaved: (saved: ItemOf<K>) => void;
  onCancel: () => void;
  /** Where closing leads, where that is not the list. */
  backTo?: string | undefined;
}

/** Adds or edits an item; stays open, with what was typed, when it cannot be saved. */
export function ContentForm<K extends ContentKind, V extends Values, S extends InputOf<K>>(
  props: Props<K, V, S>,
) {
  const { definition, item, copyOf, pending, onSaved, onCancel, backTo } = props;
  const { kind, noun, fields, schema, list, words, Preview, Checks, useSave, publishing } =
    definition;
  const queryClient = useQueryClient();
  const { mutateAsync } = useSave();
  const [now] = useState(() => new Date().toISOString());
  const fieldOf = (path: string) => fields.fieldOf(path) as FieldPath<V> | undefined;
  const beside = useBeside({ kind, pending, toValues: fields.toValues });
  const sayBeside = useBesideWords(definition, beside);
  /** Whether the last save was kept from visitors, or published what had been. */
  const keptAs = useRef<'beside' | 'publishChanges'>(undefined);
  const begun = beside.opened ?? item;
  const form = useForm<V>({
    resolver: inputResolver<V>(schema, fields.toInput, fieldOf),
    defaultValues: fields.toValues(begun ?? copyOf) as DefaultValues<V>,
  });
  const { control } = form;
  const state = useItemForm({
    kind,
    form,
    item: begun,
    toValues: fields.toValues,
    kinds: fields.kinds,
    fieldOf,
    save: (values, base, { release = pending && 'beside', ...options }) => {
      if (base && (release === 'beside' || release === 'publishChanges')) {
        keptAs.current = release;
        const act = release === 'beside' ? beside.save : beside.publish;
        return act(base, fields.toInput(values, base.values), options);
      }
      keptAs.current = undefined;
      beside.aimAtLive();
      const sent = {
        ...fields.toInput(values, base?.values),
        ...publicationSent(release),
        ...(release === 'publish' ? publishing?.(new Date().toISOString()) : {}),
      };
      return mutateAsync({ body: sent, base, options });
    },
    onSaved: (saved) => {
      if (keptAs.current) sayBeside.saved(saved, keptAs.current);
      onSaved(saved);
    },
    reload: async (id, typedOn) => {
      const items = await queryClient.fetchQuery({ ...list, staleTime: 0 });
      const current = items.find((each) => each.id === id);
      return current && beside.meet(current, typedOn);
    },
  });
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
    <ItemForm
      state={state}
      control={control}
      noun={noun}
      labels={fields.labels}
      kinds={fields.kinds}
      title={item ? words.editTitle : words.newTitle}
      submitLabel={pending ? RELEASE_WORDS.beside : item ? words.update : words.create}
      {...(words.saving === undefined ? {} : { savingLabel: words.saving })}
      history={item && definition.historyOf(item)}
      previewed={
        item && isDraftable(kind) && (pending || !isSeen(item, new Date(now)))
          ? { kind, id: item.id, title: definition.titleOf(item) }
          : undefined
      }
      releases={publishing && (pending ? ['publishChanges'] : releasesOf(item, new Date(now)))}
      notice={
        pending &&
        item && (
          <PendingBar
            definition={definition}
            item={item}
            pending={pending}
            control={control}
            onDrop={async () => {
              if (!(await sayBeside.drop(begun ?? item))) return;
              state.abandon();
              onCancel();
            }}
          />
        )
      }
      onCancel={onCancel}
      backTo={backTo}
      preview={Preview && <Preview {...side} />}
      checks={Checks && <Checks {...side} />}
    >
      <PasteProvider
        form={form}
        kinds={fields.kinds}
        labels={fields.labels}
        split={definition.splitText}
      >
        <FormInputs control={control} fields={fields} isNew={item === undefined} />
      </PasteProvider>
    </ItemForm>
  );
}

/** What a form offers besides saving: what is published is no draft, but can have one beside it. */
function releasesOf(item: object | undefined, now: Date): Release[] {
  if (!item) return ['draft'];
  if ('isDraft' in item && item.isDraft === true) return ['publish'];
  return isSeen(item, now) ? ['beside'] : [];
}

/** True for an item whose time to be seen has come; one of a kind without drafts always is. */
function isSeen(item: object, now: Date): boolean {
  return isReleased(item, now);
}
