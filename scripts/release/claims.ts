import { claims } from '@torque-tide/domain/claims';
import { job } from '@torque-tide/domain/texts/job';
import { createHash } from 'node:crypto';
import type { ClaimDigests } from './checks/check';

/** What is claimed at first: `domain/src/claims.ts`, and what every job says of applications. */
export function claimsHere(): ClaimDigests {
  const { growth, ...others } = claims;
  const all = [
    ...Object.entries(others),
    ...Object.entries(growth).map(([name, claim]) => [`growth.${name}`, claim] as const),
    ...job.rows.application.first.map(({ title, text }) => [`applications: ${title}`, text]),
  ];
  return Object.fromEntries(all.map(([name, claim]) => [name, digestOf(claim)]));
}

function digestOf(claim: unknown): string {
  return createHash('sha256').update(JSON.stringify(claim)).digest('hex').slice(0, 12);
}
