import * as z from 'zod/mini';
import { agencySchema } from './agency';
import { claimsSchema } from './claims';
import { defineEndpoints } from './endpoint';
import { taxonomySchema } from './taxonomy';

/** What the owner says of the agency. Its public address belongs to the deployment. */
export const agencySettingsSchema = z.omit(agencySchema, { siteUrl: true });
export type AgencySettings = z.infer<typeof agencySettingsSchema>;

/** All that the owner settles without a release, as pages, feeds and structured data are told of it. */
export const settingsSchema = z.strictObject({
  agency: agencySettingsSchema,
  claims: claimsSchema,
  taxonomy: taxonomySchema,
});
export type Settings = z.infer<typeof settingsSchema>;
/** Who the agency is and what it claims, which the form of the settings has. */
export type AgencyRecord = Pick<Settings, 'agency' | 'claims'>;

export const settingsEndpoints = defineEndpoints({
  /** In one piece: a page is made of some of all. */
  'settings.get': {
    method: 'GET',
    path: '/api/settings',
    access: 'published',
    response: settingsSchema,
  },
});
