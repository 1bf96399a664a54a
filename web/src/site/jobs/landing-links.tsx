import { type JobLanding, landingsOf } from '@torque-tide/domain/landings/job-landings';
import { landingPath } from '@torque-tide/domain/paths';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '@/shared/ui/page/elements';
import styles from './landing-links.module.css';
import type { SectorGroup } from '@torque-tide/contract/taxonomy';
import { useTaxonomy } from '@/shared/settings/use-settings';

export interface LandingLink {
  name: string;
  to: string;
  /** The number of jobs, if known. */
  jobs?: number;
}

export function landingLink(landing: JobLanding): LandingLink {
  return { name: landing.name, to: landingPath(landing) };
}

interface Props {
  title: string;
  level?: 2 | 3;
  links: readonly LandingLink[];
}

/** Links to lists of jobs, such as landing pages, with their numbers of jobs. */
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

interface SectorJobsProps {
  sector: SectorGroup;
  level?: 2 | 3;
}

/** Links to the landing pages of one half of the business. */
export function SectorJobs({ sector, level = 2 }: SectorJobsProps) {
  const links = landingsOf(useTaxonomy())
    .sectors.filter(({ group }) => group === sector)
    .map(landingLink);
  return <LandingLinks title="Open roles by sector" level={level} links={links} />;
}
