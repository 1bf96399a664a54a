import { PHONE } from '@torque-tide/contract/phone';
import type { Settings } from '@torque-tide/contract/settings';
import { ENQUIRY_PARAMS } from '@/site/enquiry/enquiry';
import { useSettings } from '@/shared/settings/use-settings';
import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { Button } from '@/shared/ui/button/button';
import { isEmailAddress } from '@/site/ui/form/email';
import { NativeCheckboxField } from '@/site/ui/form/native-checkbox-field';
import { NativeTextField } from '@/site/ui/form/native-text-field';
import { PrivacyLabel } from '@/site/ui/form/privacy-label';
import { MailToCopy } from '@/site/ui/mail/mail-to-copy';
import { useToast } from '@/shared/ui/toast/use-toast';
import { useUrlSearch } from '@/shared/browser/use-url-state';
import styles from './contact-form.module.css';
import {
  CALL_TIMES,
  type CallTime,
  type ContactMessage,
  mailtoLink,
  messageText,
  subjectOf,
} from './contact-message';
import { type Draft, draftOf } from './enquiry-draft';
import { openEmailClient } from './open-email-client';

interface ContactFormValues extends Omit<ContactMessage, 'call'> {
  wantsCall: boolean;
  phone: string;
  callTime: CallTime;
  privacyPolicy: boolean;
}

const EMPTY: ContactFormValues = {
  name: '',
  email: '',
  subject: '',
  message: '',
  wantsCall: false,
  phone: '',
  callTime: CALL_TIMES[0],
  privacyPolicy: false,
};

const filled = (text: string) => (value: string) => value.trim() !== '' || text;

function isPhone(phone: string, { wantsCall }: ContactFormValues): true | string {
  if (!wantsCall || PHONE.test(phone.trim())) return true;
  return 'Please enter a telephone number, such as 020 7946 0958.';
}

/** Shown if a link can only carry the beginning of a message. */
const CUT = {
  title: 'Your message is longer than an e-mail link can carry',
  advice: 'Its end is missing from the e-mail. Copy the whole message and paste it there.',
};

/** Writes an e-mail for the visitor to send; the page itself sends nothing. */
export function ContactForm() {
  const settings = useSettings();
  const { agency } = settings;
  const toast = useToast();
  const form = useForm<ContactFormValues>({ defaultValues: EMPTY });
  const { control, handleSubmit, reset } = form;
  useDraft(form, settings);
  const wantsCall = useWatch({ control, name: 'wantsCall' });
  // Kept after the form is cleared, because a `mailto:` link may open nothing.
  const [sent, setSent] = useState<ContactMessage>();

  function send(values: ContactFormValues) {
    const { name, email, subject, message: text, phone, callTime: time } = values;
    const call = values.wantsCall && { call: { phone, time } };
    const message = { name, email, subject, message: text, ...call };
    openEmailClient(mailtoLink(message, agency).url);
    toast({
      title: 'Opening Email Client',
      description: 'Your default email client will open with the message ready to send.',
      tone: 'success',
    });
    setSent(message);
    reset(EMPTY);
  }

  function refuse(errors: FieldErrors<ContactFormValues>) {
    const isMissing =
      errors.name ||
      errors.email?.type === 'filled' ||
      errors.message ||
      errors.phone?.type === 'filled';
    if (isMissing) {
      toast({
        title: 'Missing Information',
        description: 'Please fill out all required fields.',
        tone: 'error',
      });
      return;
    }
    // An invalid address or number has its message beside its field.
    if (!errors.privacyPolicy) return;
    toast({
      title: 'Please Accept Privacy Policy',
      description: 'You must agree to our privacy policy before submitting.',
      tone: 'error',
    });
  }

  return (
    <form
      className={styles.form}
      data-url-param={ENQUIRY_PARAMS.about}
      noValidate
      onSubmit={(event) => void handleSubmit(send, refuse)(event)}
    >
      <div data-half>
        <NativeTextField
          control={control}
          name="name"
          label="Name"
          autoComplete="name"
          isRequired
          validate={filled('Please enter your name.')}
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
          validate={{
            filled: filled('Please enter your e-mail address.'),
            isAddress: (email) =>
              isEmailAddress(email) || 'Please enter an e-mail address, such as name@example.com.',
          }}
        />
      </div>
      <NativeTextField control={control} name="subject" label="Subject" isOptional />
      <NativeTextField
        control={control}
        name="message"
        label="Message"
        rows={6}
        isRequired
        validate={filled('Please write a message.')}
      />
      <NativeCheckboxField control={control} name="wantsCall" label="Ask for a call" />
      {/* Hidden rather than removed, so that the first invalid field from the top gets the focus.
       */}
      <div className={styles.call} hidden={!wantsCall}>
        <NativeTextField
          control={control}
          name="phone"
          label="Telephone"
          type="tel"
          autoComplete="tel"
          isRequired
          validate={{
            filled: (phone, { wantsCall }) =>
              !wantsCall || filled('Please enter your telephone number.')(phone),
            isPhone,
          }}
        />
        <NativeTextField
          control={control}
          name="callTime"
          label="Time of day"
          hint={agency.phoneHours}
          options={CALL_TIMES}
        />
      </div>
      <NativeCheckboxField
        control={control}
        name="privacyPolicy"
        label={<PrivacyLabel />}
        isRequired
        validate={(value) => value || 'Please agree to the privacy policy.'}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="contained" size="large">
          Send message
        </Button>
        <p className={styles.note}>
          Opens your own e-mail program, so you keep a copy. This page itself sends nothing.
        </p>
      </div>
      {sent && (
        <MailToCopy
          subject={subjectOf(sent.subject, agency)}
          text={messageText(sent, agency)}
          {...(mailtoLink(sent, agency).isCut && CUT)}
        />
      )}
    </form>
  );
}

/**
 * Starts the message with the subject of the link that led here. Never overwrites the visitor's
 * text.
 */
function useDraft(
  { getValues, setValue }: UseFormReturn<ContactFormValues>,
  settings: Settings,
): void {
  const search = useUrlSearch();
  const given = useRef<Draft>({ subject: '', message: '' });
  useEffect(() => {
    const draft = draftOf(search, settings);
    if (!draft) return;
    for (const field of ['subject', 'message'] as const) {
      const value = getValues(field);
      if (value === '' || value === given.current[field]) setValue(field, draft[field]);
    }
    given.current = draft;
  }, [search, settings, getValues, setValue]);
}
