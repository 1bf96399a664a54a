import { useQueryClient } from '@tanstack/react-query';
import { type Job, jobInputSchema } from '@torque-tide/contract/jobs';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormFrame } from '@/components/admin/form-frame';
import { inputResolver } from '@/components/admin/input-resolver';
import { SaveProblem } from '@/components/admin/save-problem';
import { useItemForm } from '@/components/admin/use-item-form';
import { JobInputs } from './job-inputs';
import { JobPreview } from './job-preview';
import { JOB_LABELS, type JobValues, jobFieldOf, toJobInput, toJobValues } from './job-values';
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
  const { submit, isSaving, problem, keepMine, takeTheirs } = useItemForm({
    form,
    item: job,
    toValues: toJobValues,
    fieldOf: jobFieldOf,
    save: async (values, base) => {
      const { title } = await mutateAsync({ body: toJobInput(values), base });
      onSaved(base ? `“${title}” updated.` : `“${title}” created.`);
    },
    reload: async (id) => {
      const list = await queryClient.fetchQuery({ ...jobsQuery, staleTime: 0 });
      return list.find((item) => item.id === id);
    },
  });

  return (
    <FormFrame
      title={job ? 'Edit Job' : 'Add New Job'}
      submitLabel={job ? 'Update Job' : 'Create Job'}
      isSaving={isSaving}
      onSubmit={(event) => void submit(event)}
      onCancel={onCancel}
      preview={<JobPreview control={form.control} job={job} now={now} />}
      problem={
        problem && (
          <SaveProblem
            problem={problem}
            noun="job"
            labels={JOB_LABELS}
            onKeepMine={keepMine}
            onTakeTheirs={takeTheirs}
          />
        )
      }
    >
      <JobInputs control={form.control} />
    </FormFrame>
  );
}
