import type { MouseEvent } from 'react';
import { ButtonAnchor } from '@/shared/ui/button/button';
import { anchors } from '@/site/paths';
import { aimAt } from '@/shared/scroll/aim';
import styles from './contact-box.module.css';
import type { Consultant } from '@torque-tide/contract/consultants';
import { telephoneUrl } from '@torque-tide/domain/telephone';
import { Portrait } from '@/shared/content/consultant/portrait';

function scroll(event: MouseEvent) {
  // Adds no history entry, so that Back leaves the page.
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

/** The job's consultant and their number, for a call before applying. */
export function ApplyContact({ consultant }: { consultant: Consultant | null | undefined }) {
  if (!consultant?.phone) return null;
  return (
    <div className={styles.person}>
      <Portrait {...consultant} />
      <p>
        {`Talk to ${consultant.name}`}
        <a href={telephoneUrl(consultant.phone)}>{consultant.phone}</a>
      </p>
    </div>
  );
}
