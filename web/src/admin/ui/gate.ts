import type { ReactNode } from 'react';

/** Something that a screen needs first: what it is once it is there, or what is shown until then. */
export type Gate<T> = { isOpen: true; value: T } | { isOpen: false; shown: ReactNode };

export function opened<T>(value: T): Gate<T> {
  return { isOpen: true, value };
}

export function closed(shown: ReactNode): Gate<never> {
  return { isOpen: false, shown };
}
