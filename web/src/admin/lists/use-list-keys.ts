import { useEffect, useEffectEvent, useRef } from 'react';
import { shouldIgnoreShortcut, useKeyDown } from '@/admin/keyboard/shortcuts';
import { type FocusPlaces, itemsOf } from './use-deletion';

interface Options extends Pick<FocusPlaces, 'list'> {
  /** Left out while no list is shown. */
  onEdit: ((id: string) => void) | undefined;
  /** While it is read, an Enter in its search waits for what will be found. */
  isLoading: boolean;
}

/** Opens an item by Enter: the one that has the focus or, from the search, the first; the arrow down leads to it. */
export function useListKeys({ list, onEdit, isLoading }: Options): void {
  const isAwaited = useRef(false);
  const openIt = useEffectEvent((item: HTMLElement) => onEdit?.(item.dataset['item'] ?? ''));
  useEffect(() => {
    if (isLoading || !isAwaited.current) return;
    isAwaited.current = false;
    const [first] = itemsOf(list.current);
    // What opens it draws at once, which React does not do amid its own work.
    if (first && isSearch(document.activeElement, list.current))
      queueMicrotask(() => openIt(first));
  }, [isLoading, list]);
  useKeyDown((event) => {
    const { key, target } = event;
    // Whoever types on has thought better of it.
    isAwaited.current = false;
    if (!onEdit || (key !== 'Enter' && key !== 'ArrowDown')) return;
    if (isSearch(target, list.current)) {
      const [first] = itemsOf(list.current);
      // On a touch screen Enter only puts the keyboard away.
      if (window.matchMedia('(hover: none)').matches) return;
      const opens = key === 'Enter' && target.value.trim() !== '';
      if (!first) {
        isAwaited.current = opens;
        return;
      }
      event.preventDefault();
      if (opens) onEdit(first.dataset['item'] ?? '');
      else if (key === 'ArrowDown') show(first);
      return;
    }
    // On a button or link within it, Enter is theirs.
    if (key !== 'Enter' || shouldIgnoreShortcut(event)) return;
    if (target instanceof HTMLElement && target.dataset['item'] !== undefined) {
      onEdit(target.dataset['item']);
    }
  });
}

function isSearch(
  target: EventTarget | null,
  list: HTMLElement | null,
): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'search' && !!list?.contains(target);
}

function show(item: HTMLElement): void {
  item.focus({ preventScroll: true });
  item.scrollIntoView({ block: 'nearest' });
}
