import type { Consultant } from '@torque-tide/contract/consultants';
import { askWords } from '@torque-tide/domain/consultants/consultant-words';
import { telephoneUrl } from '@torque-tide/domain/telephone';
import { splitTags } from '@torque-tide/domain/jobs/job-text';
import { sectorToneOf } from '@/shared/ui/sector/sector-tone';
import styles from './consultant-card.module.css';
import { EmailLink } from './email-link';
import { Portrait } from './portrait';

type Shown = Pick<
  Consultant,
  'name' | 'role' | 'sentence' | 'sectorTags' | 'phone' | 'email' | 'linkedIn' | 'picture'
>;

interface Props {
  consultant: Shown;
  level?: 2 | 3 | 4;
  /** The subject of an e-mail to the consultant. */
  subject?: string | undefined;
}

/** A consultant with the direct ways to contact them. Adapts to the width available. */
export function ConsultantCard({ consultant, level = 2, subject }: Props) {
  const { name, sentence, phone, email, linkedIn, sectorTags } = consultant;
  const Heading = `h${level}` as const;
  return (
    <article
      className={styles.root}
      aria-label={name}
      data-tone={sectorToneOf(...splitTags(sectorTags))}
    >
      <div className={styles.card}>
        <Portrait {...consultant} />
        <div className={styles.words}>
          <Heading>{askWords(consultant)}</Heading>
          <p dir="auto">{sentence}</p>
        </div>
        <ul className={styles.ways} aria-label={`Ways to reach ${name}`}>
          {phone && (
            <li>
              <a href={telephoneUrl(phone)}>{phone}</a>
            </li>
          )}
          {/* Only missing in the preview of a new consultant. */}
          {email && (
            <li>
              <EmailLink email={email} subject={subject} />
            </li>
          )}
          {linkedIn && (
            <li>
              <a
                href={linkedIn}
                target="_blank"
                rel="noreferrer"
                aria-label={`${name} on LinkedIn (opens in a new tab)`}
              >
                LinkedIn
              </a>
            </li>
          )}
        </ul>
      </div>
    </article>
  );
}
