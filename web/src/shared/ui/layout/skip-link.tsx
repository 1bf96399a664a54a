import type { MouseEvent } from 'react';
import styles from './skip-link.module.css';

/** The id of each page's `main`. */
export const MAIN_ID = 'main';

/** The first stop of the Tab key: past the header, to what the page is about. */
export function SkipLink() {
  function skip(event: MouseEvent) {
    const main = document.getElementById(MAIN_ID);
    if (!main) return;
    // Without a new history entry, which Back would have to undo.
    event.preventDefault();
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }
  return (
    <a className={styles.anchor} href={`#${MAIN_ID}`} onClick={skip}>
      Skip to content
    </a>
  );
}
