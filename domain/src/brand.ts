import type { Agency } from '@torque-tide/contract/agency';
import agency from './agency.json' with { type: 'json' };

/**
 * The agency, as the whole product knows it: what `agency.json` says, whose rules are `agencySchema`.
 * It is what the settings say at first. Nothing else names the agency; its mark is in
 * `web/src/shared/ui/brand/mark.json`, and `npm run setup` changes both.
 */
export const brand: Agency = agency;
