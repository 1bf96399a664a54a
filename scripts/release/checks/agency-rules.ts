import { agencySchema } from '@torque-tide/contract/agency';
import * as z from 'zod/mini';
import { type Check, SETUP } from './check';

export const agencyRules: Check = {
  name: 'the agency’s file keeps to its rules',
  findings: ({ agency }) =>
    (z.safeParse(agencySchema, agency).error?.issues ?? []).map(
      ({ path, message }) => `${path.join('.')}: ${message}. ${SETUP}`,
    ),
};
