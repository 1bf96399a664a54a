import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldKind } from '@/admin/fields/form-values';
import { PasteContext } from './paste-context';
import { createPasteController, type SplitText } from './paste-controller';

interface Props<V extends FieldValues> {
  form: UseFormReturn<V>;
  kinds: Readonly<Record<keyof V & string, FieldKind>>;
  labels: Readonly<Record<keyof V & string, string>>;
  split?: SplitText | undefined;
  children: ReactNode;
}

/** Puts right what is pasted into the texts of a form, and takes it back with Ctrl+Z. */
export function PasteProvider<V extends FieldValues>(props: Props<V>) {
  const { form, kinds, labels, split, children } = props;
  // The form and its rows are the same for as long as it is open.
  const [controller] = useState(() =>
    createPasteController({
      read: (field) => form.getValues(field as FieldPath<V>),
      write: (field, text) =>
        form.setValue(field as FieldPath<V>, text as FieldPathValue<V, FieldPath<V>>, {
          shouldDirty: true,
        }),
      focus: (field) => form.setFocus(field as FieldPath<V>),
      kinds,
      split,
    }),
  );

  useEffect(() => {
    function undoByKey(event: KeyboardEvent) {
      const isUndo =
        (event.ctrlKey || event.metaKey) &&
        !event.shiftKey &&
        !event.altKey &&
        event.key.toLowerCase() === 'z';
      const { target } = event;
      // In any other field it takes back what was typed there.
      const isWithin = target instanceof HTMLTextAreaElement && controller.reaches(target.name);
      if (isUndo && isWithin && controller.undo()) event.preventDefault();
    }
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: controller.check });
    document.addEventListener('keydown', undoByKey);
    return () => {
      unsubscribe();
      document.removeEventListener('keydown', undoByKey);
    };
  }, [form, controller]);

  const pasting = useMemo(() => ({ controller, labels }), [controller, labels]);
  return <PasteContext value={pasting}>{children}</PasteContext>;
}
