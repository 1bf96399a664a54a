import type { Consultant } from '@torque-tide/contract/consultants';

/** Returns the words that lead to a person: 'Ask Ada Berg, offshore wind'. */
export function askWords({ name, role }: Pick<Consultant, 'name' | 'role'>): string {
  return `Ask ${name}, ${withinSentence(role)}`;
}

/** Returns a role as it continues a sentence; 'BESS' and names of several words keep their capitals. */
function withinSentence(role: string): string {
  const [first = '', ...rest] = role.split(' ');
  const isName = rest.some((word) => CAPITALIZED.test(word));
  return [CAPITALIZED.test(first) && !isName ? first.toLowerCase() : first, ...rest].join(' ');
}

/** A word with a capital at its start and nowhere else. */
const CAPITALIZED = /^\p{Lu}\p{Ll}+$/u;
