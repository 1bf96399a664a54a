import { useQueryClient } from '@tanstack/react-query';
import { type Job, jobInputSchema } from '@torque-tide/contract/jobs';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { inputResolver } from '@/components/admin/input-resolver';
import { ItemForm } from '@/components/admin/item-form';
import { useItemForm } from '@/components/admin/use-item-form';
import { jobHistory } from './job-history';
import { JobChecks } from './job-checks';
import { JobInputs } from './job-inputs';
import { JobPreview } from './job-preview';
import {
  JOB_KINDS,
  JOB_LABELS,
  type JobValues,
  jobFieldOf,
  toJobInput,
  toJobValues,
} from './job-values';
import { useSaveJob } from './mutations';
import { jobsQuery } from './queries';

interface Props {
  /** Undefined adds a new one. */
  job: Job | undefined;
  /** What a new one begins as a copy of. */
  copyOf?: Job | undefined;
  onSaved: (outcome: string) => void;
  onCancel: () => void;
}

/** Adds or edits a job; stays open, with what was typed, when it cannot be saved. */
export function JobForm({ job, copyOf, onSaved, onCancel }: Props) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useSaveJob();
  const [now] = useState(() => new Date().toISOString());
  const form = useForm<JobValues>({
    resolver: inputResolver(jobInputSchema, toJobInput, jobFieldOf),
    defaultValues: toJobValues(job ?? copyOf),
  });
  const state = useItemForm({
    kind: 'jobs',
    form,
    item: job,
    toValues: toJobValues,
    kinds: JOB_KINDS,
    fieldOf: jobFieldOf,
    save: (values, base) => mutateAsync({ body: toJobInput(values), base }),
    onSaved: ({ title }) => onSaved(job ? `“${title}” updated.` : `“${title}” created.`),
    reload: async (id) => {
      const list = await queryClient.fetchQuery({ ...jobsQuery, staleTime: 0 });
      return list.find((item) => item.id === id);
    },
  });

  return (
    <ItemForm
      state={state}
      control={form.control}
      noun="job"
      labels={JOB_LABELS}
      kinds={JOB_KINDS}
      title={job ? 'Edit Job' : 'Add New Job'}
      submitLabel={job ? 'Update Job' : 'Create Job'}
      history={job && jobHistory(job)}
      onCancel={onCancel}
      preview={<JobPreview control={form.control} job={job} now={now} />}
      checks={
        <JobChecks
          control={form.control}
          job={job}
          now={now}
          onGoTo={(name) => form.setFocus(name)}
        />
      }
    >
      <JobInputs control={form.control} />
    </ItemForm>
  );
}
