import {
  APPLICANT_NAME_MAX,
  APPLICATION_PROBLEMS,
  APPLICATION_WORDS_MAX,
  CV_MAX_BYTES,
  CV_PROBLEMS,
  CV_TYPES,
  LONGER_MONTHS,
} from '@torque-tide/contract/application-choices';
import { PHONE } from '@torque-tide/contract/phone';
import type { Job } from '@torque-tide/contract/jobs';
import { useParams } from 'react-router-dom';
import { useEffect, useRef, useState } from 'react';
import { type Control, type UseFormReturn, useController, useForm } from 'react-hook-form';
import { useIsHydrated } from '@/shared/browser/use-is-hydrated';
import { useSettings } from '@/shared/settings/use-settings';
import { Button } from '@/shared/ui/button/button';
import { useJob } from '@/site/jobs/queries';
import { noteApplication } from '@/site/jobs/applied-jobs';
import { isEmailAddress } from '@/site/ui/form/email';
import { Field } from '@/site/ui/form/field';
import { NativeCheckboxField } from '@/site/ui/form/native-checkbox-field';
import { NativeTextField } from '@/site/ui/form/native-text-field';
import { PrivacyLabel } from '@/site/ui/form/privacy-label';
import { readDraft, storeDraft } from './apply-draft';
import { openApplication, sendApplication, SendFailure } from './send-application';
import styles from './apply.module.css';

interface Values {
  name: string;
  email: string;
  phone: string;
  words: string;
  cv: File | undefined;
  keepLonger: boolean;
  agreement: boolean;
}

const EMPTY: Values = {
  name: '',
  email: '',
  phone: '',
  words: '',
  cv: undefined,
  keepLonger: false,
  agreement: false,
};

function isField(name: string): name is keyof Values {
  return Object.hasOwn(EMPTY, name);
}

const ACCEPTED = Object.keys(CV_TYPES).map((type) => `.${type}`);

function cvProblem(cv: File | undefined): true | string {
  if (!cv) return true;
  if (cv.size === 0) return CV_PROBLEMS.empty;
  if (cv.size > CV_MAX_BYTES) return CV_PROBLEMS.size;
  const isAccepted = ACCEPTED.some((ending) => cv.name.toLowerCase().endsWith(ending));
  return isAccepted || CV_PROBLEMS.type;
}

/** A candidate's form for the URL's job, or for none. Without scripts the browser submits it. */
export function ApplyForm() {
  const { id } = useParams();
  const { data: job } = useJob(id);
  const { applications } = useSettings();
  const isHydrated = useIsHydrated();
  const form = useForm<Values>({ defaultValues: EMPTY });
  const { control, handleSubmit, setError } = form;
  const element = useRef<HTMLFormElement>(null);
  useDraft(form);
  const { send, cancel, progress, failure } = useSending(job, (name, message) => {
    if (isField(name)) setError(name, { message }, { shouldFocus: true });
  });
  return (
    <form
      className={styles.form}
      ref={element}
      action="/api/applications"
      method="post"
      encType="multipart/form-data"
      noValidate={isHydrated}
      onSubmit={(event) =>
        void handleSubmit(({ cv }) => {
          if (element.current) void send(new FormData(element.current), cv);
        })(event)
      }
    >
      {id !== undefined && <input type="hidden" name="job" value={id} />}
      <div className={styles.trap} aria-hidden="true">
        <label>
          Website
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div data-half>
        <NativeTextField
          control={control}
          name="name"
          label="Name"
          autoComplete="name"
          isRequired
          validate={(name) =>
            (name.trim() !== '' && name.length <= APPLICANT_NAME_MAX) || APPLICATION_PROBLEMS.name
          }
        />
      </div>
      <div data-half>
        <NativeTextField
          control={control}
          name="email"
          label="E-mail"
          type="email"
          autoComplete="email"
          isRequired
          validate={(email) => isEmailAddress(email) || APPLICATION_PROBLEMS.email}
        />
      </div>
      <div data-half>
        <NativeTextField
          control={control}
          name="phone"
          label="Telephone"
          type="tel"
          autoComplete="tel"
          isOptional
          validate={(phone) =>
            phone.trim() === '' || PHONE.test(phone.trim()) || APPLICATION_PROBLEMS.phone
          }
        />
      </div>
      <div data-half>
        <CvField control={control} />
      </div>
      <NativeTextField
        control={control}
        name="words"
        label="A few words"
        rows={4}
        isOptional
        validate={(words) =>
          words.length <= APPLICATION_WORDS_MAX ||
          `Please use at most ${APPLICATION_WORDS_MAX.toLocaleString('en')} characters.`
        }
      />
      <NativeCheckboxField
        control={control}
        name="keepLonger"
        label={`Keep my application for ${LONGER_MONTHS} months, also for other jobs (otherwise ${applications.applicationMonths} months)`}
      />
      <NativeCheckboxField
        control={control}
        name="agreement"
        label={<PrivacyLabel />}
        isRequired
        validate={(isTicked) => isTicked || APPLICATION_PROBLEMS.agreement}
      />
      {failure && (
        <p className={styles.problems} role="alert">
          {failure}
        </p>
      )}
      <div className={styles.actions}>
        {progress === undefined ? (
          <Button type="submit" variant="contained" size="large">
            {failure ? 'Try again' : 'Send application'}
          </Button>
        ) : (
          <Sending progress={progress} onCancel={cancel} />
        )}
      </div>
    </form>
  );
}

/** The browser's native file field, which also works without scripts. */
function CvField({ control }: { control: Control<Values> }) {
  const rules = { validate: cvProblem };
  const { field, fieldState } = useController({ control, name: 'cv', rules });
  return (
    <Field
      label="CV"
      hint="PDF, DOCX, ODT or RTF, at most 5 MB"
      isOptional
      error={fieldState.error?.message}
    >
      {(wiring) => (
        <input
          className={styles.file}
          {...wiring}
          name={field.name}
          ref={field.ref}
          type="file"
          accept={ACCEPTED.join(',')}
          onChange={({ target }) => field.onChange(target.files?.[0])}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  );
}

function Sending({ progress, onCancel }: { progress: number; onCancel: () => void }) {
  const isUploading = progress < 1;
  return (
    <>
      <label className={styles.sending}>
        <span role="status">{isUploading ? 'Sending…' : 'Waiting for the answer…'}</span>
        <progress value={isUploading ? progress : undefined} />
      </label>
      {/* After the upload, the application may have arrived. */}
      {isUploading && (
        <Button variant="outlined" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </>
  );
}

function useSending(job: Job | undefined, onRefusal: (field: string, problem: string) => void) {
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const [abort, setAbort] = useState<AbortController>();
  // If an answer is lost, the next attempt must count as the same application.
  const key = useRef<string>(undefined);
  useEffect(() => () => abort?.abort(), [abort]);

  async function send(form: FormData, cv: File | undefined): Promise<void> {
    // Sends the CV that was read: the file may have changed on the disk since.
    if (cv) form.set('cv', cv);
    key.current ??= crypto.randomUUID();
    const controller = new AbortController();
    setAbort(controller);
    setFailure(undefined);
    setProgress(0);
    try {
      const { signal } = controller;
      const sent = { form, key: key.current, onProgress: setProgress, signal };
      const { token } = await sendApplication(sent);
      storeDraft(undefined);
      if (job) noteApplication(job);
      openApplication(token);
    } catch (error) {
      setProgress(undefined);
      if (!(error instanceof SendFailure)) throw error;
      setFailure(error.message || undefined);
      const [first] = Object.entries(error.fields);
      if (!first) return;
      // Nothing was stored, so the next attempt is a new application.
      key.current = undefined;
      onRefusal(...first);
    }
  }

  return { send, cancel: () => abort?.abort(), progress, failure };
}

/** Keeps typed text in this browser until it is sent. */
function useDraft({ getValues, setValue, watch }: UseFormReturn<Values>): void {
  useEffect(() => {
    for (const [name, text] of Object.entries(readDraft())) {
      const field = name as 'name';
      if (getValues(field) === '') setValue(field, text);
    }
    const { unsubscribe } = watch(({ name = '', email = '', phone = '', words = '' }) =>
      storeDraft({ name, email, phone, words }),
    );
    return unsubscribe;
  }, [getValues, setValue, watch]);
}
