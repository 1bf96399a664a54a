import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewApplication } from '@torque-tide/contract/applications';
import type { Job } from '@torque-tide/contract/jobs';
import { isOpen } from '@torque-tide/domain/jobs/job-openness';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { newApplicationsQuery } from '@/admin/content/choices';
import { refreshContent } from '@/admin/content/content-mutations';
import { type ItemChange, useAnnounce } from '@/admin/content/content-tools';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import { dashboardPath } from '@/admin/navigation/use-form-address';
import { BulkProgress } from '@/admin/requests/bulk-progress';
import { describeFailure } from '@/admin/requests/failures';
import { useRunBulk } from '@/admin/requests/run-bulk';
import { useWrite } from '@/admin/requests/use-write';
import { FlowRow } from '@/admin/ui/list-parts';

type ByJob = ReadonlyMap<string, readonly NewApplication[]>;

/** The new applications that job cards show. */
export interface NewApplications {
  byJob: ByJob;
  /** The running bulk decline. */
  running: { jobId: string; progress: number; all: number } | undefined;
  decline: (job: Job, applications: readonly NewApplication[]) => void;
  stop: () => void;
}

/** Returns the new applications by job, and a function that declines those of one job. */
export function useNewApplications(): NewApplications {
  const announce = useAnnounce();
  const queryClient = useQueryClient();
  const write = useWrite();
  const { run, isRunning, start, stop } = useRunBulk<NewApplication>();
  const [jobId, setJobId] = useState('');
  const { data: byJob = NO_APPLICATIONS } = useQuery({
    ...newApplicationsQuery,
    select: groupByJob,
  });
  useEffect(() => stop, [stop]);

  async function decline(job: Job, applications: readonly NewApplication[]) {
    if (isRunning) return;
    setJobId(job.id);
    const changes: ItemChange[] = [];
    const result = await start(applications, async ({ id, name, version }) => {
      const saved = await write('applications.update', {
        params: { id },
        body: { state: 'Declined' },
        // A colleague may have got in touch meanwhile.
        ifVersion: version,
      });
      const change = { kind: 'applications', id, title: name, version: saved.version } as const;
      changes.push({ ...change, undoKind: 'previous' });
    });
    void refreshContent(queryClient, 'applications');
    const { done, failed } = result;
    const isDone = done.length === applications.length;
    const count = isDone ? `${done.length}` : `${done.length} of ${applications.length}`;
    const noun = applications.length === 1 ? 'application' : 'applications';
    const [failure] = failed;
    announce(
      {
        title: `${count} ${noun} declined.`,
        tone: isDone ? 'success' : 'error',
        ...(failure && {
          description: `“${failure.item.name}”: ${describeFailure(failure.error)}`,
        }),
      },
      changes,
    );
  }

  const running = isRunning && run && { jobId, progress: run.progress, all: run.items.length };
  return {
    byJob,
    running: running || undefined,
    decline: (...args) => void decline(...args),
    stop,
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
export function NewApplicationsLine({ job, now, byJob, running, decline, stop }: Props) {
  const applications = byJob.get(job.id) ?? [];
  const { length } = applications;
  if (running?.jobId === job.id) {
    return (
      <Line>
        <BulkProgress progress={running.progress} all={running.all} onStop={stop} />
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
