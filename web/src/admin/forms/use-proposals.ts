import { useEffect, useRef } from 'react';
import type { FieldPath, FieldPathValue, UseFormReturn } from 'react-hook-form';
import type { Values } from '@/admin/content/define-content';
import type { FormFields } from '@/admin/fields/define-fields';

/** Fills fields of a new item with what their rows propose, until something else is typed there. */
export function useProposals<V extends Values>(
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
