import { mailtoUrl } from '@torque-tide/domain/mailto';
import type { Application } from '@torque-tide/contract/applications';

/**
 * Returns a `mailto:` that answers an application.
 *
 * @param jobTitle undefined for no job in particular
 */
export function answerUrl(
  { id, name, email }: Pick<Application, 'id' | 'name' | 'email'>,
  jobTitle: string | undefined,
  agencyName: string,
): string {
  const about = jobTitle === undefined ? '' : ` for ${jobTitle}`;
  const [firstName = name] = name.trim().split(/\s+/);
  const subject = `Your application${about} (${id})`;
  const body = [
    `Dear ${firstName},`,
    `Thank you for your application${about}. Its number is ${id}.`,
    '',
    `Kind regards\n${agencyName}`,
  ].join('\n\n');
  return mailtoUrl(encodeURIComponent(email).replace('%40', '@'), subject, body);
}
