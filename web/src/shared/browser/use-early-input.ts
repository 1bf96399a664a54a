import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useIsHydrated } from './use-is-hydrated';

/** What an element holds as text. */
export const valueOf = (element: { value: string }) => element.value;

/** What `before-first-paint.js` tells of an element. */
interface Touched {
  isTouched?: boolean;
}

/** What a control shows, and what it is told when that changes. */
interface Controlled<T> {
  value: T;
  onChange: (value: T) => void;
}

/**
 * Keeps what the visitor has done to a control of the server's document before it was hydrated. React
 * leaves the element as it is until the first update: until the owner of the value knows what stands in
 * it, the control is shown with that.
 *
 * @param element where the value stands
 * @param readElement what it holds
 * @returns what the element is to show, and what it calls when it changes
 */
export function useEarlyInput<E extends Element, T>(
  element: RefObject<E | null>,
  readElement: (element: E) => T,
  { value, onChange }: Controlled<T>,
): Controlled<T> {
  const isHydrated = useIsHydrated();
  const [isFromServer] = useState(!isHydrated);
  const [early, setEarly] = useState<{ value: T } & Required<Touched>>();
  /** True once the control has answered by itself, maybe before its owner was told what stood in it. */
  const hasAnswered = useRef(false);

  const look = useEffectEvent(() => {
    if (!isFromServer || !element.current) return;
    const { isTouched = false } = element.current as Touched;
    const held = readElement(element.current);
    if (isTouched || held !== value) setEarly({ value: held, isTouched });
  });
  // Before anything can be painted or typed: from then on the control answers for itself.
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
