import * as z from 'zod/mini';
import { agencySchema } from './agency';
import { claimsSchema } from './claims';
import { defineEndpoints } from './endpoint';
import { itemVersion } from './fields';
import { standingEndpoints } from './item-endpoints';
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

/** The id of the one item, which is there before anybody has stored it. */
export const SITE_SETTINGS_ID = 'site';

const { growth, ...claims } = claimsSchema.shape;
const agency = agencySettingsSchema.shape;

/** Every setting by its name, side by side: history, merge and undo treat each by itself. */
export const settingFieldsSchema = z.strictObject({ ...agency, ...claims, ...growth.shape });
export type SettingFields = z.infer<typeof settingFieldsSchema>;

/** The settings as an admin edits them: those that hold, whether they are stored or not. */
export const siteSettingsSchema = z.object({
  id: z.string(),
  ...settingFieldsSchema.shape,
  version: itemVersion,
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

const emptied = z.literal('');

/** What an admin may set. An empty text says that the agency has no such thing. */
export const siteSettingsInputSchema = z.strictObject({
  ...settingFieldsSchema.shape,
  phone: z.union([agency.phone, emptied]),
  phoneHours: z.union([agency.phoneHours, emptied]),
  mobile: z.union([agency.mobile, emptied]),
  linkedIn: z.union([agency.linkedIn, emptied]),
  companyNumber: z.union([agency.companyNumber, emptied]),
  placeOfRegistration: z.union([agency.placeOfRegistration, emptied]),
  registeredOffice: z.union([agency.registeredOffice, emptied]),
  vatNumber: z.union([agency.vatNumber, emptied]),
  icoRegistration: z.union([agency.icoRegistration, emptied]),
  complaintsEmail: z.union([agency.complaintsEmail, emptied]),
  dataProtectionEmail: z.union([agency.dataProtectionEmail, emptied]),
});
export type SiteSettingsInput = z.infer<typeof siteSettingsInputSchema>;

export const siteSettingsEndpoints = standingEndpoints('siteSettings', {
  path: '/api/admin/settings',
  item: siteSettingsSchema,
  patch: z.partial(siteSettingsInputSchema),
});
