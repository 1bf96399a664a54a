import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { NewApplication } from '@torque-tide/contract/applications';
import type { Job } from '@torque-tide/contract/jobs';
import { isOpen } from '@torque-tide/domain/jobs/job-openness';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { newApplicationsQuery } from '@/admin/content/choices';
import { useAnnounce } from '@/admin/content/content-tools';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import { resultText, useBulkChanges } from '@/admin/content/use-bulk-changes';
import { dashboardPath } from '@/admin/navigation/use-form-address';
import { BulkProgress, type BulkRunning } from '@/admin/requests/bulk-progress';
import { describeFailure } from '@/admin/requests/failures';
import { useWrite } from '@/admin/requests/use-write';
import { FlowRow } from '@/admin/ui/list-parts';

type ByJob = ReadonlyMap<string, readonly NewApplication[]>;

/** The new applications that job cards show. */
export interface NewApplications {
  byJob: ByJob;
  /** The running bulk decline. */
  running: (BulkRunning & { jobId: string }) | undefined;
  decline: (job: Job, applications: readonly NewApplication[]) => void;
}

/** Returns the new applications by job, and a function that declines those of one job. */
export function useNewApplications(): NewApplications {
  const announce = useAnnounce();
  const write = useWrite();
  const { running, start } = useBulkChanges<NewApplication>();
  const [jobId, setJobId] = useState('');
  const { data: byJob = NO_APPLICATIONS } = useQuery({
    ...newApplicationsQuery,
    select: groupByJob,
  });

  async function decline(job: Job, applications: readonly NewApplication[]) {
    if (running) return;
    setJobId(job.id);
    const result = await start(applications, ['applications'], async ({ id, name, version }) => {
      const { version: saved } = await write('applications.update', {
        params: { id },
        body: { state: 'Declined' },
        // A colleague may have got in touch meanwhile.
        ifVersion: version,
      });
      return { kind: 'applications', id, title: name, version: saved, undoKind: 'previous' };
    });
    const [failure] = result.failed;
    announce(
      {
        title: resultText('applications', 'declined', result),
        tone: result.done.length === applications.length ? 'success' : 'error',
        ...(failure && {
          description: `“${failure.item.name}”: ${describeFailure(failure.error)}`,
        }),
      },
      result.changes,
    );
  }

  return {
    byJob,
    running: running && { ...running, jobId },
    decline: (...args) => void decline(...args),
  };
}

const NO_APPLICATIONS: ByJob = new Map();

function groupByJob(applications: readonly NewApplication[]): ByJob {
  const byJob = new Map<string, NewApplication[]>();
  for (const application of applications) {
    const { jobId } = application;
    if (!jobId) continue;
    const others = byJob.get(jobId);
    if (others) others.push(application);
    else byJob.set(jobId, [application]);
  }
  return byJob;
}

const Line = styled(FlowRow)(({ theme }) => ({
  gap: theme.spacing(0, 2),
  marginInlineStart: 34,
  fontSize: '0.875rem',
  fontWeight: 600,
  '& > a': { paddingBlock: theme.spacing(0.75), textUnderlineOffset: '0.25em' },
  '& > div': { flex: 1 },
  [theme.breakpoints.down('sm')]: { marginInlineStart: 0 },
}));

interface Props extends NewApplications {
  job: Job;
  now: Date;
}

/** '3 new applications', with the offer to decline them once the job is closed. */
export function NewApplicationsLine({ job, now, byJob, running, decline }: Props) {
  const applications = byJob.get(job.id) ?? [];
  const { length } = applications;
  if (running?.jobId === job.id) {
    return (
      <Line>
        <BulkProgress {...running} />
      </Line>
    );
  }
  if (length === 0) return null;
  const { tab } = CONTENT_WORDS.applications;
  return (
    <Line>
      <Link to={dashboardPath({ tab, state: 'New', job: job.id })}>
        {length === 1 ? '1 new application' : `${length} new applications`}
      </Link>
      {!isOpen(job, now) && (
        <Button
          size="small"
          variant="outlined"
          disabled={running !== undefined}
          aria-describedby={`job-${job.id}`}
          onClick={() => decline(job, applications)}
        >
          {length === 1 ? 'Decline the one that is new' : `Decline the ${length} that are new`}
        </Button>
      )}
    </Line>
  );
}
