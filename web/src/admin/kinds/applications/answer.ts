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
  // RFC 6068 requires CRLF between the lines of a body.
  const text = encodeURIComponent(body.replaceAll('\n', '\r\n'));
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${text}`;
}
