import { brand } from '@torque-tide/contract/brand';

/** Opens a new e-mail to the agency about a job. */
export function applyUrl(jobTitle: string): string {
  return `mailto:${brand.email}?subject=${encodeURIComponent(`Application for ${jobTitle}`)}`;
}
