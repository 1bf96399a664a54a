import { brand } from '@torque-tide/domain/brand';
import { useId } from 'react';
import { ConsultantCard } from '@/shared/content/consultant/consultant-card';
import { Heading3 } from '@/shared/ui/page/heading';
import { consultantsQuery } from '@/site/consultants/queries';
import { useRead } from '@/site/document/use-read';
import styles from './team.module.css';

const directors = new Set<string>(brand.directors.map(({ id }) => id));

/** Everybody else that visitors can ask. Nothing where there is nobody, or they cannot be read. */
export function Team() {
  const headingId = useId();
  const { data = [], isPending } = useRead(consultantsQuery());
  const others = data.filter(({ id, isActive }) => isActive && !directors.has(id));
  if (isPending) return <div className={styles.room} data-needs-script />;
  if (others.length === 0) return null;
  return (
    <section className={styles.team} aria-labelledby={headingId}>
      <Heading3 id={headingId}>Who will call you</Heading3>
      <ul>
        {others.map((consultant) => (
          <li key={consultant.id}>
            <ConsultantCard consultant={consultant} level={4} />
          </li>
        ))}
      </ul>
    </section>
  );
}
