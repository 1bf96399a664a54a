import type { MouseEvent } from 'react';
import { ButtonAnchor } from '@/shared/ui/button/button';
import { anchors } from '@/site/paths';
import { aimAt } from '@/shared/scroll/aim';
import styles from './contact-box.module.css';

function scroll(event: MouseEvent) {
  // A new history entry would have to be undone with Back.
  event.preventDefault();
  aimAt(anchors.footer);
}

/** Links to the contact details in the footer. */
export function ContactBox() {
  return (
    <section className={styles.box} aria-labelledby="interested">
      <h2 id="interested">Interested?</h2>
      <p>Ask us about the team, the project or the next steps before you apply.</p>
      <ButtonAnchor
        className={styles.contact}
        variant="outlined"
        href={`#${anchors.footer}`}
        onClick={scroll}
      >
        Contact Us
      </ButtonAnchor>
    </section>
  );
}
