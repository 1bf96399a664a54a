import { type Check, SETUP, textsOf } from './check';

/** Addresses that lead nowhere by their rules (RFC 2606, RFC 6761), and the demo's page at LinkedIn. */
const NOWHERE =
  /\.(?:example|test|invalid|localhost)\b|\bexample\.(?:com|net|org)\b|-example(?:\/|$)/;

export const reachableAddresses: Check = {
  name: 'every address leads somewhere',
  findings: ({ agency }) =>
    textsOf(agency)
      .filter(([, text]) => NOWHERE.test(text))
      .map(([field, text]) => `${field} is “${text}”, which nobody can reach. ${SETUP}`),
};
