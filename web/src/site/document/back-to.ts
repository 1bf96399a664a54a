import type { MouseEvent } from 'react';

/** Older browsers do not know their own history. */
const { navigation } = (typeof window === 'undefined' ? {} : window) as Partial<Window>;

/**
 * What a link back to a list does besides: a visitor who has just come from there goes back in
 * history, to the filters and the place as they were. From elsewhere it is an ordinary link.
 *
 * @param path the list's, and the link's own target
 */
export function backTo(path: string): (event: MouseEvent) => void {
  return (event) => {
    // With any of these a link opens beside the page.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
    if (!before || new URL(before).pathname !== path) return;
    event.preventDefault();
    window.history.back();
  };
}
