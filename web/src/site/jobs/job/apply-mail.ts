import type { AgencySettings } from '@torque-tide/contract/settings';
import { canonicalUrl } from '@torque-tide/domain/paths';
import { paths } from '@/site/paths';

interface AppliedFor {
  id: string;
  title: string;
}

/** The subject of an application for a job. */
export function applySubject(jobTitle: string): string {
  return `Application for ${jobTitle}`;
}

/**
 * Opens a new e-mail to the agency about a job, with its first words.
 *
 * @param consultant the name of who answers for the job, if that is known
 */
export function applyUrl(
  job: AppliedFor,
  { email }: Pick<AgencySettings, 'email'>,
  consultant?: string,
): string {
  const subject = encodeURIComponent(applySubject(job.title));
  // RFC 6068 wants CRLF between the lines of a body.
  const body = encodeURIComponent(applyText(job, consultant).replaceAll('\n', '\r\n'));
  return `mailto:${email}?subject=${subject}&body=${body}`;
}

/** How an application begins. */
export function applyText({ id, title }: AppliedFor, consultant?: string): string {
  const hello = ['Hello', consultant].filter(Boolean).join(' ');
  return `${hello},\n\nI would like to apply for ${title} (#${id}).\n${canonicalUrl(paths.job(id))}\n\nMy CV is attached.`;
}
