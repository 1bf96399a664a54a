import { locationSchema } from '@torque-tide/contract/locations';
import { FIRST_LOCATIONS } from '@torque-tide/domain/taxonomy';
import { defineContentKind } from '../content/kind';
import { AppError } from '../lib/app-error';
import { landingDefaults, landingKind } from './landings';

export const locations = defineContentKind({
  ...landingKind,
  kind: 'locations',
  label: 'Location',
  schema: locationSchema,
  starters: FIRST_LOCATIONS,
  defaults: () => landingDefaults,
  checkRemoval: (_id, others) => {
    // Without any, those that the product begins with would be back.
    if (others > 0) return;
    throw new AppError('conflict', 'This is the last location. Add another one, then delete it.');
  },
});
