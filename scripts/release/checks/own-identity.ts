import { type Check, SETUP, textsOf } from './check';

/** The name and the street of an agency that is none. */
const DEMO = /torque (?:&|and) tide|\bexample wharf\b/i;

export const ownIdentity: Check = {
  name: 'nothing of the demo’s agency',
  findings: ({ agency }) =>
    textsOf(agency)
      .filter(([, text]) => DEMO.test(text))
      .map(([field, text]) => `${field} is “${text}”, which is the demo’s. ${SETUP}`),
};
