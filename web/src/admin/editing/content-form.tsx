import { useQueryClient } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { useState } from 'react';
import { type DefaultValues, type FieldPath, useForm } from 'react-hook-form';
import type { InputOf, ItemOf } from '@/admin/ui/content-mutations';
import type { ContentDefinition, Values } from './define-content';
import { FormInputs } from './form-inputs';
import { inputResolver } from './input-resolver';
import { ItemForm } from './item-form';
import { publicationSent, type Release } from './publishing';
import { useItemForm } from './use-item-form';

interface Props<K extends ContentKind, V extends Values, S extends InputOf<K>> {
  definition: ContentDefinition<K, V, S>;
  /** Undefined adds a new one. */
  item: ItemOf<K> | undefined;
  /** What a new one begins as a copy of. */
  copyOf: ItemOf<K> | undefined;
  onSaved: (saved: ItemOf<K>) => void;
  onCancel: () => void;
}

/** Adds or edits an item; stays open, with what was typed, when it cannot be saved. */
export function ContentForm<K extends ContentKind, V extends Values, S extends InputOf<K>>(
  props: Props<K, V, S>,
) {
  const { definition, item, copyOf, onSaved, onCancel } = props;
  const { kind, noun, fields, schema, list, words, Preview, Checks, useSave, publishing } =
    definition;
  const queryClient = useQueryClient();
  const { mutateAsync } = useSave();
  const [now] = useState(() => new Date().toISOString());
  const fieldOf = (path: string) => fields.fieldOf(path) as FieldPath<V> | undefined;
  const form = useForm<V>({
    resolver: inputResolver<V>(schema, fields.toInput, fieldOf),
    defaultValues: fields.toValues(item ?? copyOf) as DefaultValues<V>,
  });
  const { control } = form;
  const state = useItemForm({
    kind,
    form,
    item,
    toValues: fields.toValues,
    kinds: fields.kinds,
    fieldOf,
    save: (values, base, { release, ...options }) => {
      const sent = {
        ...fields.toInput(values, base?.values),
        ...publicationSent(release),
        ...(release === 'publish' ? publishing?.(new Date().toISOString()) : {}),
      };
      return mutateAsync({ body: sent, base, options });
    },
    onSaved,
    reload: async (id) => {
      const items = await queryClient.fetchQuery({ ...list, staleTime: 0 });
      return items.find((each) => each.id === id);
    },
  });
  const side = {
    control,
    item,
    now,
    onGoTo: (name: keyof V & string) => form.setFocus(name as FieldPath<V>),
  };

  return (
    <ItemForm
      state={state}
      control={control}
      noun={noun}
      labels={fields.labels}
      kinds={fields.kinds}
      title={item ? words.editTitle : words.newTitle}
      submitLabel={item ? words.update : words.create}
      {...(words.saving === undefined ? {} : { savingLabel: words.saving })}
      history={item && definition.historyOf(item)}
      releases={publishing && releasesOf(item)}
      onCancel={onCancel}
      preview={Preview && <Preview {...side} />}
      checks={Checks && <Checks {...side} />}
    >
      <FormInputs control={control} fields={fields} isNew={item === undefined} />
    </ItemForm>
  );
}

/** What a form offers besides saving: what is published can be no draft any more. */
function releasesOf(item: object | undefined): Release[] {
  if (!item) return ['draft'];
  return 'isDraft' in item && item.isDraft === true ? ['publish'] : [];
}
