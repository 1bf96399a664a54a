import type { Check } from './check';

export const ownClaims: Check = {
  name: 'every claim is the agency’s own',
  findings: ({ claims, demoClaims, confirmedClaims }) => {
    const unchanged = Object.keys(claims).filter(
      (name) => claims[name] === demoClaims[name] && !confirmedClaims.includes(name),
    );
    if (unchanged.length === 0) return [];
    const names = unchanged.map((name) => JSON.stringify(name)).join(', ');
    return [
      `The site still claims what the demo invented: ${names}. Write what is true into domain/src/claims.ts, and of applications into domain/src/texts/job.ts; what is true of the agency as it stands there, name in the list of scripts/release/confirmed-claims.json.`,
    ];
  },
};
