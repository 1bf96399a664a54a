import type { CaseStudy } from '@torque-tide/contract/case-studies';
import { ArrowRightIcon } from '@/shared/ui/icons/arrows';
import { sectorToneOf } from '@/shared/ui/sector/sector-tone';
import { paths } from '@/site/paths';
import { CaseStudyCover } from '@/shared/content/case-study/case-study-cover';
import { SectorBadge, TagList } from '@/shared/content/case-study/case-study-tags';
import { CardLink } from '@/site/ui/links';
import { OutcomeFigure } from './outcome-figure';
import { figuresOf } from './select';
import styles from './case-study-card.module.css';

/** The number of tags that a card shows. */
const TAGS_SHOWN = 3;

interface Props {
  study: CaseStudy;
  /** One level below the heading above the cards. */
  headingLevel?: 2 | 3 | 4;
}

/** A case study in a grid, linked to its page. */
export function CaseStudyCard({ study, headingLevel = 3 }: Props) {
  const Heading = `h${headingLevel}` as const;
  const tone = sectorToneOf(study.sector);
  const { location } = study.stats;
  const figures = figuresOf(study.stats);
  return (
    <article className={styles.card} aria-label={study.title} data-tone={tone}>
      <CaseStudyCover src={study.image} tone={tone} />
      <div className={styles.body}>
        <SectorBadge sector={study.sector} />
        <Heading className={styles.title} dir="auto">
          <CardLink className={styles.titleLink} to={paths.caseStudy(study.id)}>
            {study.title}
          </CardLink>
        </Heading>
        <p className={styles.summary} dir="auto">
          {study.description}
        </p>
        <TagList tags={study.tags.slice(0, TAGS_SHOWN)} />
        <p className={styles.foot}>
          {figures.map((figure) => (
            <OutcomeFigure key={figure} text={figure} />
          ))}
          {location && <span className={styles.place}>{location}</span>}
          {figures.length === 0 && !location && 'Read the case study'}
          <ArrowRightIcon />
        </p>
      </div>
    </article>
  );
}
