import type { AgencySettings } from '@torque-tide/contract/settings';
import { canonicalUrl, SECURITY_PATH } from '@torque-tide/domain/paths';

/** Whoever finds the file later than this asks for the newest. */
const VALID_DAYS = 300;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Tells whoever finds a weakness where to report it (RFC 9116). It is another text once a day. */
export function renderSecurity({ email }: AgencySettings, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${canonicalUrl(SECURITY_PATH)}`,
  ];
  return `${lines.join('\n')}\n`;
}

/** The web manifest of a site, with the agency's own words. */
export function renderManifest(
  manifest: Readonly<Record<string, unknown>>,
  { name, tagline }: AgencySettings,
): string {
  return JSON.stringify({ name, short_name: name, description: tagline, ...manifest });
}
