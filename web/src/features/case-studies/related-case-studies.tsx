import type { CaseStudy } from '@torque-tide/contract/case-studies';
import { useId } from 'react';
import { CaseStudyCard } from '@/components/case-study/case-study-card';
import { CaseStudyGrid } from '@/components/case-study/case-study-grid';
import { Heading2 } from '@/components/page/heading';
import { styled } from '@/theme/styled';
import { useRelatedCaseStudies } from './queries';

const Block = styled('section')(({ theme }) => ({
  marginTop: 'clamp(4rem, 8vw, 7rem)',
  // A single card stands beside the heading: below it half of the row would be empty.
  [theme.breakpoints.up('md')]: {
    '&[data-count="1"]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: theme.spacing(3),
      '& > ul': { gridTemplateColumns: 'minmax(0, 1fr)', marginTop: 0 },
    },
  },
}));

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
    <Block aria-labelledby={headingId} data-count={related.length}>
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
