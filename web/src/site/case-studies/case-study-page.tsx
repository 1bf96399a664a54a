import { useParams } from 'react-router-dom';
import { lazyPart } from '@/site/document/lazy-part';
import { CaseStudyDetail } from './case-study-detail';

const CaseStudyEnd = lazyPart(
  'case-study-end',
  async () => (await import('./case-study-end')).CaseStudyEnd,
);

export function Page() {
  const { id } = useParams();
  return <CaseStudyDetail id={id} end={<CaseStudyEnd />} />;
}
