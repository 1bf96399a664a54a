import { Link } from 'react-router-dom';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { ClosingDayRow } from './closing-day';
import type { JobArticleModel } from './job-article-model';
import { FeaturedBadge, SectorTags } from './job-tags';
import styles from './job-header.module.css';

interface Props {
  job: JobArticleModel;
  /** Return links to other jobs of a sector or a place. */
  links: { ofSector: (tag: string) => string | undefined; ofPlace: string | undefined };
}

/** The top of a job's page: title, place, pay and other facts. */
export function JobHeader({ job, links }: Props) {
  return (
    <div data-tone={job.tone}>
      <div className={styles.labels}>
        <SectorTags tags={job.sectorTags} linkTo={links.ofSector} />
        {job.isFeatured && <FeaturedBadge />}
      </div>
      <PageHeading className={styles.heading} lang={job.titleLang}>
        {job.title}
      </PageHeading>
      <dl className={styles.facts}>
        <div>
          <dt>Location</dt>
          <dd>{links.ofPlace ? <Link to={links.ofPlace}>{job.location}</Link> : job.location}</dd>
        </div>
        <div>
          <dt>Salary</dt>
          <dd>{job.salary}</dd>
        </div>
        <div>
          <dt>Job type</dt>
          <dd>{job.jobType}</dd>
        </div>
        {job.facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>Posted</dt>
          <dd>
            <time dateTime={job.postedAt}>{job.postedOn}</time>
          </dd>
        </div>
        <ClosingDayRow job={job} />
      </dl>
    </div>
  );
}
