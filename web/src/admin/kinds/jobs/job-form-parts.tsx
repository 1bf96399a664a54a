import type { Job } from '@torque-tide/contract/jobs';
import { whyUnlisted } from '@torque-tide/domain/jobs/published-job';
import { useWatch } from 'react-hook-form';
import type { FormParts, SideProps } from '@/admin/content/define-content';
import { Note } from '@/admin/ui/list-parts';
import { jobFields, type JobValues } from './job-fields';
import { SplitOffer } from './split-offer';

/** Says whether Google's job search can list the job, or why it can't. */
function GoogleLine({ control, item, now }: SideProps<Job, JobValues>) {
  const typed = { ...jobFields.toValues(item), ...useWatch({ control }) };
  const reason = whyUnlisted(jobFields.toInput(typed), new Date(now));
  return (
    <Note>
      {reason === undefined
        ? 'Google can list this job.'
        : `Google can’t list this job: ${reason}.`}
    </Note>
  );
}

export const jobFormParts: FormParts<Job, JobValues> = {
  below: { description: SplitOffer },
  Checks: GoogleLine,
};
