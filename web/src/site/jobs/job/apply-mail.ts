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

/** Opens a new e-mail to the agency about a job. */
export function applyUrl(jobTitle: string, { email }: Pick<AgencySettings, 'email'>): string {
  return `mailto:${email}?subject=${encodeURIComponent(applySubject(jobTitle))}`;
}

/** How an application may begin, for whoever writes it in a mailbox by hand. */
export function applyText({ id, title }: AppliedFor): string {
  return `Hello,\n\nI would like to apply for ${title} (#${id}).\n${canonicalUrl(paths.job(id))}\n\nMy CV is attached.`;
}
