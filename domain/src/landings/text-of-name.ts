import type { LandingText } from '@torque-tide/contract/taxonomy-record';

/** What a landing page says in a few words where it has no words of its own, or they could not be read. */
export function textOfName(kind: 'sector' | 'location', name: string): LandingText {
  const heading = kind === 'sector' ? `${name} jobs` : `Jobs in ${name}`;
  return {
    heading,
    title: heading,
    description: kind === 'sector' ? `Open roles in ${name}.` : `Open roles in ${name}, by sector.`,
    intro: { lead: '', more: '' },
    roles: [],
  };
}
