import type { Agency } from '@torque-tide/contract/agency';
import agency from './agency.json' with { type: 'json' };

/**
 * The agency, as the whole product knows it: what `agency.json` says, whose rules are `agencySchema`.
 * To rebrand, edit that file and the mark (`web/src/shared/ui/brand/mark.ts`), and run
 * `scripts/icons.ts` and `scripts/social-images.ts`; nothing else names the agency.
 */
export const brand: Agency = agency;
