import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

type Await = (name: string, message: string) => () => void;

/** Marks a field's value as pending until the returned function is called. */
export const AwaitedFieldsContext = createContext<Await>(() => () => undefined);

/** @param message shown at the field when somebody saves meanwhile; undefined while nothing is pending */
export function useAwaitedField(name: string, message: string | undefined): void {
  const wait = use(AwaitedFieldsContext);
  useEffect(() => (message === undefined ? undefined : wait(name, message)), [wait, name, message]);
}

const AWAITED = 'awaited';

/** Tracks the pending fields of a form, which can't be saved until they settle. */
export function useAwaitedFields<V extends FieldValues>(form: UseFormReturn<V>) {
  const messages = useRef(new Map<string, string>());
  const [message, setMessage] = useState<string>();
  const wait = useCallback<Await>(
    (name, text) => {
      const note = () => setMessage([...messages.current.values()][0]);
      messages.current.set(name, text);
      note();
      return () => {
        messages.current.delete(name);
        note();
        const path = name as FieldPath<V>;
        if (form.getFieldState(path).error?.type === AWAITED) form.clearErrors(path);
      };
    },
    [form],
  );

  return {
    wait,
    /** The message of the first pending field. */
    message,
    /** Shows the messages and focuses the first field; false if nothing is pending. */
    refuse: (): boolean => {
      const [first] = messages.current.keys();
      for (const [name, text] of messages.current) {
        const error = { type: AWAITED, message: text };
        form.setError(name as FieldPath<V>, error, { shouldFocus: name === first });
      }
      return first !== undefined;
    },
  };
}
