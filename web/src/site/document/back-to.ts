import type { MouseEvent } from 'react';

/** Older browsers lack the Navigation API. */
const { navigation } = (typeof window === 'undefined' ? {} : window) as Partial<Window>;

/**
 * Returns a click handler for a link to a list: if the visitor came from there, it goes back in
 * history instead, which restores filters and position.
 *
 * @param path the list's path, which the link also leads to
 */
export function backTo(path: string): (event: MouseEvent) => void {
  return (event) => {
    // These open the link in a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
    if (!before || new URL(before).pathname !== path) return;
    event.preventDefault();
    window.history.back();
  };
}
