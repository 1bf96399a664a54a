import {
  type AgencyRecord,
  type SettingFields,
  settingsSchema,
} from '@torque-tide/contract/settings';

const { agency, claims } = settingsSchema.shape;
const { growth, ...otherClaims } = claims.shape;

/** The settings as they are edited: each by its name, beside the others. */
export function toFields(settings: AgencyRecord): SettingFields {
  const { growth: prices, ...others } = settings.claims;
  return { ...settings.agency, ...others, ...prices };
}

/** The settings as visitors are told of them, in groups. */
export function toSettings(fields: SettingFields): AgencyRecord {
  const of = (shape: object) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => name in shape));
  // Each group has the fields of its own shape.
  return {
    agency: of(agency.shape),
    claims: { ...of(otherClaims), growth: of(growth.shape) },
  } as unknown as AgencyRecord;
}
