import type { Agency } from '@torque-tide/contract/agency';
import agency from './agency.json' with { type: 'json' };

/**
 * The initial agency, from `agency.json` (rules: `agencySchema`), on which the initial settings are based.
 * Its mark is in `web/src/shared/ui/brand/mark.json`; `npm run setup` changes both.
 */
export const brand: Agency = agency;
