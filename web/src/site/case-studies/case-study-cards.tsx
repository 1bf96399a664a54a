import type { CaseStudy } from '@torque-tide/contract/case-studies';
import type { ComponentProps } from 'react';
import { CaseStudyCard } from './case-study-card';
import { styledElement } from '@/shared/ui/page/styled-element';
import { CardGrid } from '@/site/ui/card/card-grid';
import styles from './case-study-cards.module.css';

interface Props extends Pick<ComponentProps<typeof CaseStudyCard>, 'headingLevel'> {
  studies: readonly CaseStudy[];
  className?: string | undefined;
  /** True if a few case studies keep the width of three columns. */
  keepsColumns?: boolean;
}

export function CaseStudyCards({ studies, className, keepsColumns = false, ...card }: Props) {
  return (
    <CaseStudyGrid className={className} data-keeps-columns={keepsColumns ? '' : undefined}>
      {studies.map((study) => (
        <li key={study.id}>
          <CaseStudyCard study={study} {...card} />
        </li>
      ))}
    </CaseStudyGrid>
  );
}

/** A grid of case studies whose parts align across cards. */
export const CaseStudyGrid = styledElement(CardGrid, styles.caseStudyGrid);
