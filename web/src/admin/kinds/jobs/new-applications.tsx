import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { NewApplication } from '@torque-tide/contract/applications';
import type { Job } from '@torque-tide/contract/jobs';
import { isOpen } from '@torque-tide/domain/jobs/job-openness';
import { Link } from 'react-router-dom';
import { newApplicationsQuery } from '@/admin/content/choices';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import { resultText, useBulkChanges } from '@/admin/content/use-bulk-changes';
import { dashboardPath } from '@/admin/navigation/use-form-address';
import { useWrite } from '@/admin/requests/use-write';
import { FlowRow } from '@/admin/ui/list-parts';

const Line = styled(FlowRow)(({ theme }) => ({
  gap: theme.spacing(0, 2),
  marginInlineStart: 34,
  fontSize: '0.875rem',
  fontWeight: 600,
  '& > a': { paddingBlock: theme.spacing(0.75), textUnderlineOffset: '0.25em' },
  '& > div': { flex: 1 },
  [theme.breakpoints.down('sm')]: { marginInlineStart: 0 },
}));

interface Props {
  job: Job;
  now: Date;
}

/** '3 new applications', with the offer to decline them once the job is closed. */
export function NewApplicationsLine({ job, now }: Props) {
  const write = useWrite();
  const { progress, problem, start } = useBulkChanges<NewApplication>();
  const { data: all = [] } = useQuery(newApplicationsQuery);
  const applications = all.filter(({ jobId }) => jobId === job.id);
  const { length } = applications;

  async function decline({ id, name, version: ifVersion }: NewApplication) {
    const { version } = await write('applications.update', {
      params: { id },
      body: { state: 'Declined' },
      // A colleague may have got in touch meanwhile.
      ifVersion,
    });
    return { kind: 'applications', id, title: name, version, undoKind: 'previous' } as const;
  }

  function declineAll() {
    void start({
      items: applications,
      kinds: ['applications'],
      change: decline,
      titleOf: ({ name }) => name,
      describe: (result) => resultText('applications', 'declined', result),
    });
  }

  if (progress) return <Line>{progress}</Line>;
  if (length === 0) return problem;
  const { tab } = CONTENT_WORDS.applications;
  return (
    <>
      <Line>
        <Link to={dashboardPath({ tab, state: 'New', job: job.id })}>
          {length === 1 ? '1 new application' : `${length} new applications`}
        </Link>
        {!isOpen(job, now) && (
          <Button
            size="small"
            variant="outlined"
            aria-describedby={`job-${job.id}`}
            onClick={declineAll}
          >
            {length === 1 ? 'Decline the one that is new' : `Decline the ${length} that are new`}
          </Button>
        )}
      </Line>
      {problem}
    </>
  );
}
