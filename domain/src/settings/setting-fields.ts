import {
  type AgencyRecord,
  type SettingFields,
  settingsSchema,
} from '@torque-tide/contract/settings';
import { moneyText } from '../money';

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

type Part = Readonly<Record<string, unknown>>;

/** Writes lists of figures and prices as lines, for the history. */
export function settingWords(content: Part): Part {
  const { stats, ratesPerHire } = content;
  return {
    ...content,
    ...(Array.isArray(stats) ? { stats: stats.map(figureText) } : {}),
    ...(Array.isArray(ratesPerHire) ? { ratesPerHire: ratesPerHire.map(rateText) } : {}),
  };
}

/** '20+ Years of Experience' */
function figureText(figure: Part): string {
  return `${String(figure['value'])}${String(figure['suffix'])} ${String(figure['label'])}`;
}

/** '3 months: £3,000' */
function rateText(rate: Part): string {
  return `${String(rate['fromMonths'])} months: ${moneyText(Number(rate['rate']), 'GBP')}`;
}
