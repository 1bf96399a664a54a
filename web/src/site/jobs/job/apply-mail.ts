import type { Job } from '@torque-tide/contract/jobs';
import type { AgencySettings } from '@torque-tide/contract/settings';
import { mailtoUrl } from '@torque-tide/domain/mailto';
import { canonicalUrl } from '@torque-tide/domain/paths';
import { paths } from '@/site/paths';

type AppliedFor = Pick<Job, 'id' | 'title'>;

/** Returns the subject of an application. */
export function applySubject(jobTitle: string): string {
  return `Application for ${jobTitle}`;
}

/**
 * Returns a link that opens an application as an e-mail to the agency.
 *
 * @param consultant the name of the job's consultant, if known
 */
export function applyUrl(
  job: AppliedFor,
  { email }: Pick<AgencySettings, 'email'>,
  consultant?: string,
): string {
  return mailtoUrl(email, applySubject(job.title), applyText(job, consultant));
}

/** Returns the first words of an application. */
export function applyText({ id, title }: AppliedFor, consultant?: string): string {
  const hello = ['Hello', consultant].filter(Boolean).join(' ');
  return `${hello},\n\nI would like to apply for ${title} (#${id}).\n${canonicalUrl(paths.job(id))}\n\nMy CV is attached.`;
}
