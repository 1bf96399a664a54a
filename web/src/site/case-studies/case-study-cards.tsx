import type { CaseStudy } from '@torque-tide/contract/case-studies';
import type { ComponentProps } from 'react';
import { CaseStudyCard } from './case-study-card';
import { CaseStudyGrid } from './case-study-grid';

interface Props extends Pick<ComponentProps<typeof CaseStudyCard>, 'headingLevel'> {
  studies: readonly CaseStudy[];
  className?: string | undefined;
  /** True where few studies stand in three columns, too. */
  keepsColumns?: boolean;
}

/** A card of each of some case studies. */
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
