import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useIsHydrated } from './use-is-hydrated';

export const valueOf = (element: { value: string }) => element.value;

/** Set on elements by `before-first-paint.js`. */
interface Touched {
  isTouched?: boolean;
}

/** A control's value and its change handler. */
interface Controlled<T> {
  value: T;
  onChange: (value: T) => void;
}

/**
 * Keeps early input in a control of the server's document, from before it hydrated. React doesn't
 * change the element until its first update, so the control shows the element's own value until its
 * owner knows that value.
 *
 * @param element holds the value
 * @param readElement reads the value from the element
 * @returns the value to show, and the change handler
 */
export function useEarlyInput<E extends Element, T>(
  element: RefObject<E | null>,
  readElement: (element: E) => T,
  { value, onChange }: Controlled<T>,
): Controlled<T> {
  const isHydrated = useIsHydrated();
  const [isFromServer] = useState(!isHydrated);
  const [early, setEarly] = useState<{ value: T } & Required<Touched>>();
  /** True once the control has changed by itself, maybe before its owner got the early value. */
  const hasAnswered = useRef(false);

  const look = useEffectEvent(() => {
    if (!isFromServer || !element.current) return;
    const { isTouched = false } = element.current as Touched;
    const held = readElement(element.current);
    if (isTouched || held !== value) setEarly({ value: held, isTouched });
  });
  // Before anything can be painted or typed; from then on change events report the value.
  useLayoutEffect(() => look(), []);

  const tell = useEffectEvent(() => {
    if (!early) return;
    const isNews = early.isTouched || early.value !== value;
    if (isNews && !hasAnswered.current) onChange(early.value);
    setEarly(undefined);
  });
  useEffect(() => tell(), [early]);

  return {
    value: early ? early.value : value,
    onChange: (next) => {
      hasAnswered.current = true;
      setEarly(undefined);
      onChange(next);
    },
  };
}
