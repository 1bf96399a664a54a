import * as z from 'zod/mini';
import { agencySchema } from './agency';
import { claimsSchema } from './claims';
import { defineEndpoints, readEndpoint } from './endpoint';
import { itemVersion } from './fields';
import { standingEndpoints } from './item-endpoints';
import { taxonomySchema } from './taxonomy';

/** The agency's facts, without its public address, which belongs to the deployment. */
export const agencySettingsSchema = z.omit(agencySchema, { siteUrl: true });
export type AgencySettings = z.infer<typeof agencySettingsSchema>;

/** How the site takes applications. */
const applicationSettingsSchema = z.strictObject({
  /** Whether candidates can apply on the site. */
  takesApplications: z.boolean(),
  /** How long an application is kept by default, in months. */
  applicationMonths: z.int().check(z.minimum(1), z.maximum(24)),
  /** Whether Firebase's extension Trigger Email sends the mails that the API stores in `mail`. */
  sendsMail: z.boolean(),
});

/** Everything the owner can change without a release, as pages, feeds and structured data use it. */
export const settingsSchema = z.strictObject({
  agency: agencySettingsSchema,
  claims: claimsSchema,
  applications: applicationSettingsSchema,
  taxonomy: taxonomySchema,
});
export type Settings = z.infer<typeof settingsSchema>;
/** The fields of the settings form. */
export type AgencyRecord = Omit<Settings, 'taxonomy'>;

export const settingsEndpoints = defineEndpoints({
  /** One response, since most pages need all of it. */
  'settings.get': readEndpoint('/api/settings', 'published', settingsSchema),
});

/** The id of the one item, which exists even if it isn't stored. */
export const SITE_SETTINGS_ID = 'site';

const { growth, ...claims } = claimsSchema.shape;

/** All settings side by side, so that history, merge and undo treat each one by itself. */
export const settingFieldsSchema = z.strictObject({
  ...agencySettingsSchema.shape,
  ...claims,
  ...growth.shape,
  ...applicationSettingsSchema.shape,
});
export type SettingFields = z.infer<typeof settingFieldsSchema>;

/** The settings as an admin edits them, stored or initial. */
export const siteSettingsSchema = z.object({
  id: z.string(),
  ...settingFieldsSchema.shape,
  version: itemVersion,
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

type Emptiable<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends z.ZodMiniOptional
    ? z.ZodMiniUnion<[Fields[Name], z.ZodMiniLiteral<''>]>
    : Fields[Name];
};

const inputs = Object.entries(settingFieldsSchema.shape).map(([name, schema]) => [
  name,
  schema instanceof z.ZodMiniOptional ? z.union([schema, z.literal('')]) : schema,
]);

/** The fields an admin may set. An empty text removes a fact of the agency. */
export const siteSettingsInputSchema = z.strictObject(
  Object.fromEntries(inputs) as Emptiable<typeof settingFieldsSchema.shape>,
);
export type SiteSettingsInput = z.infer<typeof siteSettingsInputSchema>;

export const siteSettingsEndpoints = standingEndpoints('siteSettings', {
  path: '/api/admin/settings',
  item: siteSettingsSchema,
  patch: z.partial(siteSettingsInputSchema),
});
