import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

type Await = (name: string, message: string) => () => void;

/** Tells the form around a field that the field's value is on its way, until the returned function is called. */
export const AwaitedFieldsContext = createContext<Await>(() => () => undefined);

/** @param message what is said of the field to who saves meanwhile; undefined where nothing is on its way */
export function useAwaitedField(name: string, message: string | undefined): void {
  const wait = use(AwaitedFieldsContext);
  useEffect(() => (message === undefined ? undefined : wait(name, message)), [wait, name, message]);
}

const AWAITED = 'awaited';

/** The fields of a form whose values are on their way: it is not saved without them. */
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
    /** What is said of the first of them; undefined where there are none. */
    message,
    /** Says so at each of them, and goes to the first; false where there are none. */
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
