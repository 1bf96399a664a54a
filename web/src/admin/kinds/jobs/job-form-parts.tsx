import Button from '@mui/material/Button';
import type { Job } from '@torque-tide/contract/jobs';
import { whyUnlisted } from '@torque-tide/domain/jobs/published-job';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { FormParts, SideProps } from '@/admin/content/define-content';
import { fillField } from '@/admin/fields/form-values';
import { joinNames } from '@/admin/text/format';
import { Note, Notice } from '@/admin/ui/list-parts';
import { CLEAR_OF_ACTIONS } from '@/admin/forms/form-frame';
import { jobFields, type JobValues } from './job-fields';
import { splitAdvert, TEXT_FIELDS } from './split-advert';

const FIELDS = ['title', ...TEXT_FIELDS] as const;
type Texts = Record<(typeof FIELDS)[number], string>;

/** Offers to move the lists of an advert from its description to their fields, and to undo that. */
function SplitOffer({ form }: { form: UseFormReturn<JobValues> }) {
  const [title, description, responsibilities, requirements] = useWatch({
    control: form.control,
    name: FIELDS,
  });
  const texts: Texts = { title, description, responsibilities, requirements };
  const [split, setSplit] = useState<{ before: Texts; after: Texts; message: string }>();
  const isSplit = FIELDS.every((name) => split?.after[name] === texts[name]);
  const parts = splitAdvert(description, title);
  const { description: _, ...moved } = parts;
  const isOffered = isSplit || 'responsibilities' in parts || 'requirements' in parts;
  const names = joinNames(
    FIELDS.filter((name) => name in moved).map((name) => jobFields.labels[name]),
  );
  const offer = useRef<HTMLDivElement>(null);

  // The offer below a long text would stand outside the window.
  useEffect(() => {
    const isTyping = document.activeElement?.getAttribute('name') === 'description';
    if (isOffered && isTyping) offer.current?.scrollIntoView({ block: 'nearest' });
  }, [isOffered]);

  function write(next: Texts) {
    for (const name of FIELDS) fillField(form, name, next[name]);
  }

  function splitNow() {
    const added = (name: 'responsibilities' | 'requirements') =>
      [texts[name].trim(), parts[name]].filter(Boolean).join('\n');
    const after: Texts = {
      title: parts.title ?? title,
      description: parts.description ?? '',
      responsibilities: added('responsibilities'),
      requirements: added('requirements'),
    };
    write(after);
    setSplit({ before: texts, after, message: `Split into ${names}.` });
  }

  return (
    isOffered && (
      <Notice
        ref={offer}
        role="status"
        sx={{ mt: 1, mb: 0, py: 0.75, scrollMarginBlock: CLEAR_OF_ACTIONS }}
      >
        <p>{isSplit ? split?.message : `This text has parts for ${names}.`}</p>
        <Button
          size="small"
          variant="outlined"
          onClick={() => (isSplit && split ? write(split.before) : splitNow())}
        >
          {isSplit ? 'Undo' : 'Split into fields'}
        </Button>
      </Notice>
    )
  );
}

/** Says whether Google's job search can list the job, or why it can't. */
function GoogleLine({ control, item, now }: SideProps<Job, JobValues>) {
  const typed = { ...jobFields.toValues(item), ...useWatch({ control }) };
  const reason = whyUnlisted(
    { ...jobFields.toInput(typed), isActive: typed.isActive },
    new Date(now),
  );
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
