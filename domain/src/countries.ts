/** A country as structured data names it: ISO 3166-1 alpha-2 code and English name. */
export interface Country {
  code: string;
  name: string;
}

/**
 * The countries that a job can be published in, with the other names that editors write. The list
 * is short on purpose: a name that is also a state or a town (Georgia, Jersey) would be a guess.
 */
const COUNTRIES: readonly (Country & { aliases?: readonly string[] })[] = [
  {
    code: 'GB',
    name: 'United Kingdom',
    aliases: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  },
  { code: 'US', name: 'United States', aliases: ['USA', 'US', 'United States of America'] },
  { code: 'AE', name: 'United Arab Emirates', aliases: ['UAE'] },
  { code: 'AT', name: 'Austria' },
  { code: 'AU', name: 'Australia' },
  { code: 'BE', name: 'Belgium' },
  { code: 'BG', name: 'Bulgaria' },
  { code: 'BR', name: 'Brazil' },
  { code: 'CA', name: 'Canada' },
  { code: 'CH', name: 'Switzerland' },
  { code: 'CL', name: 'Chile' },
  { code: 'CY', name: 'Cyprus' },
  { code: 'CZ', name: 'Czechia', aliases: ['Czech Republic'] },
  { code: 'DE', name: 'Germany' },
  { code: 'DK', name: 'Denmark' },
  { code: 'EE', name: 'Estonia' },
  { code: 'EG', name: 'Egypt' },
  { code: 'ES', name: 'Spain' },
  { code: 'FI', name: 'Finland' },
  { code: 'FR', name: 'France' },
  { code: 'GR', name: 'Greece' },
  { code: 'HR', name: 'Croatia' },
  { code: 'HU', name: 'Hungary' },
  { code: 'IE', name: 'Ireland', aliases: ['Republic of Ireland'] },
  { code: 'IN', name: 'India' },
  { code: 'IS', name: 'Iceland' },
  { code: 'IT', name: 'Italy' },
  { code: 'JP', name: 'Japan' },
  { code: 'KR', name: 'South Korea' },
  { code: 'LT', name: 'Lithuania' },
  { code: 'LU', name: 'Luxembourg' },
  { code: 'LV', name: 'Latvia' },
  { code: 'MA', name: 'Morocco' },
  { code: 'MT', name: 'Malta' },
  { code: 'NL', name: 'Netherlands', aliases: ['The Netherlands'] },
  { code: 'NO', name: 'Norway' },
  { code: 'NZ', name: 'New Zealand' },
  { code: 'OM', name: 'Oman' },
  { code: 'PL', name: 'Poland' },
  { code: 'PT', name: 'Portugal' },
  { code: 'QA', name: 'Qatar' },
  { code: 'RO', name: 'Romania' },
  { code: 'SA', name: 'Saudi Arabia', aliases: ['KSA'] },
  { code: 'SE', name: 'Sweden' },
  { code: 'SG', name: 'Singapore' },
  { code: 'SI', name: 'Slovenia' },
  { code: 'SK', name: 'Slovakia' },
  { code: 'TR', name: 'Türkiye', aliases: ['Turkey'] },
  { code: 'ZA', name: 'South Africa' },
];

const byName = new Map(
  COUNTRIES.flatMap(({ code, name, aliases = [] }) =>
    [name, ...aliases].map(
      (spelling) => [spelling.toLowerCase(), { country: { code, name }, spelling }] as const,
    ),
  ),
);

/** Every country, by its code, with all names by which it is known; the official one comes first. */
export const COUNTRY_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  COUNTRIES.map(({ code, name, aliases = [] }) => [code, [name, ...aliases]]),
);

/** The country that a text names, whole and without regard to case; undefined for anything else. */
export function countryNamed(text: string): Country | undefined {
  return byName.get(text.trim().toLowerCase())?.country;
}

/** 'Germany' for 'germany' and 'UK' for 'uk': a country's name in its own capitals; undefined for anything else. */
export function countrySpelling(text: string): string | undefined {
  return byName.get(text.trim().toLowerCase())?.spelling;
}
