import { createContext, use } from 'react';
import { ArrowRightIcon } from '@/shared/ui/icons/arrows';
import { VisuallyHidden } from '@/shared/ui/page/elements';
import { paths } from '@/site/paths';
import { Link } from 'react-router-dom';
import styles from './job-card.module.css';
import type { JobCardModel } from '@/shared/content/job/job-view-model';
import { FeaturedBadge, SectorTags } from '@/shared/content/job/job-tags';
import { SaveJobButton } from '@/site/jobs/save-job-button';

interface Props {
  job: JobCardModel;
  headingLevel?: 2 | 3;
}

/** A job in a list. The whole card is clickable, but 'View Details' is the only link. */
export function JobCard({ job, headingLevel = 3 }: Props) {
  const Heading = `h${headingLevel}` as const;
  const note = use(JobNotes).get(job.id);
  return (
    <article
      className={styles.cardFrame}
      aria-label={job.title}
      data-tone={job.tone}
      data-featured={job.isFeatured ? '' : undefined}
      data-interactive=""
    >
      <div className={styles.cardTop}>
        <SectorTags tags={job.sectorTags} more={job.moreTags} />
        <div className={styles.cardMarks}>
          {job.isFeatured && <FeaturedBadge />}
          <SaveJobButton job={job} />
        </div>
      </div>
      <Heading className={styles.cardTitle} lang={job.titleLang} dir="auto">
        {job.title}
      </Heading>
      <p className={styles.cardPlace}>
        {job.location}
        {job.jobType && <span>{` · ${job.jobType}`}</span>}
        {note !== undefined && <span>{` · ${note}`}</span>}
      </p>
      {/* Rendered without a salary too, so that cards in a row align. */}
      <p className={styles.cardSalary}>{job.salary}</p>
      <p className={styles.cardExcerpt} lang={job.textLang} dir="auto">
        {job.excerpt}
      </p>
      <div className={styles.cardFoot}>
        <div className={styles.cardFacts}>
          <time dateTime={job.postedAt}>
            <VisuallyHidden>Posted </VisuallyHidden>
            {job.postedOn}
          </time>
          {job.closesOn && <span>{`Closes ${job.closesOn}`}</span>}
        </div>
        <Link className={styles.cardLink} to={paths.job(job.id)}>
          View Details <VisuallyHidden>for {job.title}</VisuallyHidden>
          <ArrowRightIcon size={18} />
        </Link>
      </div>
    </article>
  );
}

/** A search's notes on jobs, by their ids: '9 miles from Coventry'. */
export const JobNotes = createContext<ReadonlyMap<string, string>>(new Map());
