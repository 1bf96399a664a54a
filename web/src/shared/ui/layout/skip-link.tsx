import type { MouseEvent } from 'react';
import styles from './skip-link.module.css';

/** The id of each page's `main`. */
export const MAIN_ID = 'main';

/** The first stop of the Tab key: skips the header. */
export function SkipLink() {
  function skip(event: MouseEvent) {
    const main = document.getElementById(MAIN_ID);
    if (!main) return;
    // Adds no history entry, so that Back leaves the page.
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
