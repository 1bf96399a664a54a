import { leadersOf } from '@torque-tide/domain/consultants/leaders';
import { useId } from 'react';
import { ConsultantCard } from '@/shared/content/consultant/consultant-card';
import { Heading3 } from '@/shared/ui/page/elements';
import { consultantsQuery } from '@/site/consultants/queries';
import { useRead } from '@/shared/api/use-read';
import { useSettings } from '@/shared/settings/use-settings';
import { paths } from '@/site/paths';
import { TextLink } from '@/site/ui/links';
import { useTexts } from '@/site/texts/use-texts';
import styles from './team.module.css';

/** The other consultants; nothing if there are none or they can't be fetched. */
export function Team() {
  const headingId = useId();
  const { teamHeading } = useTexts('about');
  const { data = [], isPending } = useRead(consultantsQuery());
  const { others } = leadersOf(data);
  const { takesApplications } = useSettings().applications;
  return (
    // Always the same element, so that the document's part stays in place.
    <div className={isPending ? styles.room : undefined} data-needs-script={isPending || undefined}>
      {others.length > 0 && (
        <section className={styles.team} aria-labelledby={headingId}>
          <Heading3 id={headingId}>{teamHeading}</Heading3>
          <ul>
            {others.map((consultant) => (
              <li key={consultant.id}>
                <ConsultantCard consultant={consultant} level={4} />
              </li>
            ))}
          </ul>
          {takesApplications && (
            <p>
              Looking for a job? <TextLink to={paths.apply()}>Send us your CV</TextLink>
            </p>
          )}
        </section>
      )}
    </div>
  );
}
