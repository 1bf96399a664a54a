import { useParams } from 'react-router-dom';
import { latePart } from '@/site/document/late-part';
import { CaseStudyDetail } from './case-study-detail';

const CaseStudyEnd = latePart(
  'case-study-end',
  async () => (await import('./case-study-end')).CaseStudyEnd,
);

export function Page() {
  const { id } = useParams();
  return <CaseStudyDetail id={id} end={<CaseStudyEnd />} />;
}
