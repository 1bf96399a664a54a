import type { CaseStudy } from '@torque-tide/contract/case-studies';
import { useId } from 'react';
import { CaseStudyCards } from './case-study-cards';
import { Heading2 } from '@/shared/ui/page/heading';
import { useRelatedCaseStudies } from './chosen-queries';
import styles from './related-case-studies.module.css';

interface Props {
  study: CaseStudy;
}

/** Others of the same sector. Beside the point of the page, so it says nothing when it fails. */
export function RelatedCaseStudies({ study }: Props) {
  const headingId = useId();
  const { data: related } = useRelatedCaseStudies(study);
  if (!related || related.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby={headingId} data-below-screen="">
      <Heading2 id={headingId}>Related case studies</Heading2>
      <CaseStudyCards studies={related} className={styles.pair} />
    </section>
  );
}
