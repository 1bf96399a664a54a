import { applicationClaims, claims } from '@torque-tide/domain/claims';
import { createHash } from 'node:crypto';
import type { ClaimDigests } from './checks/check';

/** What `domain/src/claims.ts` claims now. */
export function claimsHere(): ClaimDigests {
  const { growth, ...others } = claims;
  const all = [
    ...Object.entries(others),
    ...Object.entries(growth).map(([name, claim]) => [`growth.${name}`, claim] as const),
    ...applicationClaims.map(({ question, answer }) => [`applications: ${question}`, answer]),
  ];
  return Object.fromEntries(all.map(([name, claim]) => [name, digestOf(claim)]));
}

function digestOf(claim: unknown): string {
  return createHash('sha256').update(JSON.stringify(claim)).digest('hex').slice(0, 12);
}
