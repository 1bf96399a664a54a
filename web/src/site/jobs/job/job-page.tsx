import { useParams } from 'react-router-dom';
import { JobDetail } from './job-detail';
import { JobsPageFrame } from '@/site/jobs/jobs-page-frame';

export function Page() {
  const { id } = useParams();
  return (
    <JobsPageFrame>
      {/* Another job is another page: its heading takes the focus anew. */}
      <JobDetail key={id} id={id} />
    </JobsPageFrame>
  );
}
