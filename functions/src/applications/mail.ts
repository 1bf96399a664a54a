import type { Application } from '@torque-tide/contract/applications';
import { longDay } from '@torque-tide/domain/dates';
import { applicationPath, canonicalUrl, itemFormPath } from '@torque-tide/domain/paths';
import type { Settings } from '@torque-tide/contract/settings';
import { type Firestore, Timestamp } from '@google-cloud/firestore';
import { COLLECTIONS } from '../lib/collections';
import type { ChangeSet } from '../writes/change-set';
import { DAY_MS } from '../lib/time';

const MAIL_DAYS = 30;

/** A document as Firebase's extension Trigger Email (`firestore-send-email`) sends it. */
interface Mail {
  to: string;
  message: { subject: string; text: string };
}

interface Sent {
  application: Pick<Application, 'id' | 'name' | 'jobTitle' | 'endsAt'>;
  agency: Settings['agency'];
  token: string;
  /** The job's consultant, or the agency. */
  consultantEmail: string | undefined;
  email: string;
}

/** Adds the mails of a new application: to the consultant without the CV, to the candidate with the private link. */
export function addMails(changes: ChangeSet, firestore: Firestore, sent: Sent, now: Date): void {
  const { id } = sent.application;
  const expiresAt = Timestamp.fromMillis(now.getTime() + MAIL_DAYS * DAY_MS);
  for (const mail of [toConsultant(sent), toCandidate(sent)]) {
    const reference = firestore.collection(COLLECTIONS.mail).doc();
    changes.create(reference, { ...mail, application: id, expiresAt });
  }
}

function toConsultant({ application, agency, consultantEmail }: Sent): Mail {
  const { id, name, jobTitle = 'no job in particular' } = application;
  return {
    to: consultantEmail ?? agency.email,
    message: {
      subject: `New application: ${jobTitle}`,
      text: [
        `${name} has applied for ${jobTitle}.`,
        `Open the application: ${canonicalUrl(itemFormPath('applications', id))}`,
      ].join('\n\n'),
    },
  };
}

function toCandidate({ application, agency, token, email }: Sent): Mail {
  const { id, name, jobTitle, endsAt } = application;
  const about = jobTitle === undefined ? '' : ` for ${jobTitle}`;
  return {
    to: email,
    message: {
      subject: `We have your application ${id}`,
      text: [
        `Dear ${name},`,
        `Thank you for your application${about}. Its number is ${id}. One of our consultants will read it and write to you.`,
        `You can withdraw or delete it here: ${canonicalUrl(applicationPath(token))}`,
        `Keep this link to yourself: anybody who has it can do so. We delete the application on ${longDay(endsAt)} at the latest.`,
        `${agency.name}\n${agency.email}`,
      ].join('\n\n'),
    },
  };
}
