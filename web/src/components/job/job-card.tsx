import { memo } from 'react';
import { ArrowRightIcon } from '@/components/icons/arrows';
import { VisuallyHidden } from '@/components/page/visually-hidden';
import { paths } from '@/config/paths';
import { FeaturedBadge } from './featured-badge';
import {
  CardExcerpt,
  CardFacts,
  CardFoot,
  CardFrame,
  CardLink,
  CardPlace,
  CardTitle,
  CardTop,
} from './job-card.styles';
import type { JobCardModel } from './job-view-model';
import { SectorTags } from './sector-tags';

interface Props {
  job: JobCardModel;
  /** The title's level in its page. */
  headingLevel?: 2 | 3;
}

/** A job in a list. All of it can be clicked, while 'View Details' stays the one real link. */
export const JobCard = memo(function JobCard({ job, headingLevel = 3 }: Props) {
  return (
    <CardFrame data-tone={job.tone} data-interactive="">
      <CardTop>
        <SectorTags tags={job.sectorTags} more={job.moreTags} />
        {job.isFeatured && <FeaturedBadge />}
      </CardTop>
      <CardTitle as={`h${headingLevel}`}>{job.title}</CardTitle>
      <CardPlace>{job.location}</CardPlace>
      <CardExcerpt>{job.excerpt}</CardExcerpt>
      <CardFoot>
        <CardFacts>
          {job.salary && <strong>{job.salary}</strong>}
          <time dateTime={job.postedAt}>
            <VisuallyHidden>Posted </VisuallyHidden>
            {job.postedOn}
          </time>
        </CardFacts>
        <CardLink to={paths.job(job.id)}>
          View Details <VisuallyHidden>for {job.title}</VisuallyHidden>
          <ArrowRightIcon size={18} />
        </CardLink>
      </CardFoot>
    </CardFrame>
  );
});
