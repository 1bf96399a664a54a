import type { CaseStudy } from '@torque-tide/contract/case-studies';
import { useId } from 'react';
import { CaseStudyCard } from '@/components/case-study/case-study-card';
import { CaseStudyGrid } from '@/components/case-study/case-study-grid';
import { Heading2 } from '@/components/page/heading';
import { styled } from '@/theme/styled';
import { useRelatedCaseStudies } from './queries';

const Block = styled('section')({ marginTop: 'clamp(4rem, 8vw, 7rem)' });

const Pair = styled(CaseStudyGrid)(({ theme }) => ({
  marginTop: theme.spacing(4),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
}));

interface Props {
  study: CaseStudy;
}

/** Others of the same sector. Beside the point of the page, so it says nothing when it fails. */
export function RelatedCaseStudies({ study }: Props) {
  const headingId = useId();
  const { data: related } = useRelatedCaseStudies(study);
  if (!related || related.length === 0) return null;
  return (
    <Block aria-labelledby={headingId}>
      <Heading2 id={headingId}>Related case studies</Heading2>
      <Pair>
        {related.map((other) => (
          <li key={other.id}>
            <CaseStudyCard study={other} />
          </li>
        ))}
      </Pair>
    </Block>
  );
}
