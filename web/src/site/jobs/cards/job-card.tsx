import { memo, use } from 'react';
import { ArrowRightIcon } from '@/shared/ui/icons/arrows';
import { VisuallyHidden } from '@/shared/ui/page/visually-hidden';
import { paths } from '@/site/paths';
import { FeaturedBadge } from '@/shared/content/job/featured-badge';
import { Link } from 'react-router-dom';
import styles from './job-card.module.css';
import { JobNotes } from './job-notes';
import type { JobCardModel } from '@/shared/content/job/job-view-model';
import { SectorTags } from '@/shared/content/job/sector-tags';
import { SaveJobButton } from '@/site/jobs/save-job-button';

interface Props {
  job: JobCardModel;
  /** The title's level in its page. */
  headingLevel?: 2 | 3;
}

/** A job in a list. All of it can be clicked, while 'View Details' stays the one real link. */
export const JobCard = memo(function JobCard({ job, headingLevel = 3 }: Props) {
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
      {/* There without a salary as well, so that the cards of a row share their lines. */}
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
});
