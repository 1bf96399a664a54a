import {
  type AgencyRecord,
  type SettingFields,
  settingsSchema,
} from '@torque-tide/contract/settings';

const { agency, claims, applications } = settingsSchema.shape;
const { growth, ...otherClaims } = claims.shape;

/** Flattens settings into fields, as they are edited. */
export function toFields(settings: AgencyRecord): SettingFields {
  const { growth: prices, ...others } = settings.claims;
  return { ...settings.agency, ...others, ...prices, ...settings.applications };
}

/** Groups fields into settings, as visitors get them. */
export function toSettings(fields: SettingFields): AgencyRecord {
  const of = (shape: object) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => name in shape));
  // Each group has its own fields.
  return {
    agency: of(agency.shape),
    claims: { ...of(otherClaims), growth: of(growth.shape) },
    applications: of(applications.shape),
  } as unknown as AgencyRecord;
}
