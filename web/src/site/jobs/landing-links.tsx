import type { JobLanding } from '@torque-tide/domain/landings/job-landings';
import { landingPath } from '@torque-tide/domain/paths';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '@/shared/ui/page/visually-hidden';
import styles from './landing-links.module.css';

export interface LandingLink {
  name: string;
  to: string;
  /** How many jobs are there, when that is known. */
  jobs?: number;
}

/** A link to a landing page. */
export function landingLink(landing: JobLanding): LandingLink {
  return { name: landing.name, to: landingPath(landing) };
}

interface Props {
  title: string;
  /** The title's level in its page. */
  level?: 2 | 3;
  links: readonly LandingLink[];
}

/** Links to lists of jobs, such as the pages of sectors or locations, with the number of their jobs. */
export function LandingLinks({ title, level = 2, links }: Props) {
  const titleId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  if (links.length === 0) return null;
  return (
    <nav className={styles.row} aria-labelledby={titleId}>
      <Heading id={titleId}>{title}</Heading>
      <ul className={styles.links}>
        {links.map(({ name, to, jobs }) => (
          <li key={to}>
            <Link to={to}>
              {name}
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
