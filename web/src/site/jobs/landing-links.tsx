import type { JobLanding } from '@torque-tide/domain/landings/job-landings';
import { landingPath } from '@torque-tide/domain/paths';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '@/shared/ui/page/visually-hidden';
import styles from './landing-links.module.css';

export interface LandingLink {
  landing: JobLanding;
  /** How many jobs are there, when that is known. */
  jobs?: number;
}

interface Props {
  title: string;
  /** The title's level in its page. */
  level?: 2 | 3;
  links: readonly LandingLink[];
}

/** Links to the pages of sectors or locations, which anyone can follow without a script. */
export function LandingLinks({ title, level = 2, links }: Props) {
  const titleId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  if (links.length === 0) return null;
  return (
    <nav className={styles.row} aria-labelledby={titleId}>
      <Heading id={titleId}>{title}</Heading>
      <ul className={styles.links}>
        {links.map(({ landing, jobs }) => (
          <li key={landing.slug}>
            <Link to={landingPath(landing)}>
              {landing.name}
              {jobs !== undefined && (
                <span>
                  {jobs}
                  <VisuallyHidden as="small">{jobs === 1 ? ' job' : ' jobs'}</VisuallyHidden>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
