import { type Check, SETUP, textsOf } from './check';

/** Addresses that lead nowhere by their rules (RFC 2606, RFC 6761). */
const NOWHERE = /\.(?:example|test|invalid|localhost)\b/;

export const reachableAddresses: Check = {
  name: 'every address leads somewhere',
  findings: ({ agency }) =>
    textsOf(agency)
      .filter(([, text]) => NOWHERE.test(text))
      .map(([field, text]) => `${field} is “${text}”, which nobody can reach. ${SETUP}`),
};
