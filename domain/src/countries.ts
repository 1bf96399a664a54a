/** A country in structured data: ISO 3166-1 alpha-2 code and English name. */
export interface Country {
  code: string;
  name: string;
}

/**
 * The countries a job can be published in, with other names that people write. The list is short on purpose:
 * a name that is also a state or a town (Georgia, Jersey) would be a guess.
 */
const COUNTRIES: readonly (Country & { aliases?: readonly string[] })[] = [
  {
    code: 'GB',
    name: 'United Kingdom',
    aliases: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  },
  { code: 'US', name: 'United States', aliases: ['USA', 'US', 'United States of America'] },
  { code: 'AE', name: 'United Arab Emirates', aliases: ['UAE'] },
  { code: 'AT', name: 'Austria', aliases: ['Österreich'] },
  { code: 'AU', name: 'Australia' },
  { code: 'BE', name: 'Belgium', aliases: ['België', 'Belgique'] },
  { code: 'BG', name: 'Bulgaria' },
  { code: 'BR', name: 'Brazil', aliases: ['Brasil'] },
  { code: 'CA', name: 'Canada' },
  { code: 'CH', name: 'Switzerland', aliases: ['Schweiz', 'Suisse'] },
  { code: 'CL', name: 'Chile' },
  { code: 'CY', name: 'Cyprus' },
  { code: 'CZ', name: 'Czechia', aliases: ['Czech Republic', 'Česko'] },
  { code: 'DE', name: 'Germany', aliases: ['Deutschland'] },
  { code: 'DK', name: 'Denmark', aliases: ['Danmark'] },
  { code: 'EE', name: 'Estonia', aliases: ['Eesti'] },
  { code: 'EG', name: 'Egypt' },
  { code: 'ES', name: 'Spain', aliases: ['España'] },
  { code: 'FI', name: 'Finland', aliases: ['Suomi'] },
  { code: 'FR', name: 'France' },
  { code: 'GR', name: 'Greece' },
  { code: 'HR', name: 'Croatia', aliases: ['Hrvatska'] },
  { code: 'HU', name: 'Hungary', aliases: ['Magyarország'] },
  { code: 'IE', name: 'Ireland', aliases: ['Republic of Ireland'] },
  { code: 'IN', name: 'India' },
  { code: 'IS', name: 'Iceland', aliases: ['Ísland'] },
  { code: 'IT', name: 'Italy', aliases: ['Italia'] },
  { code: 'JP', name: 'Japan' },
  { code: 'KR', name: 'South Korea' },
  { code: 'LT', name: 'Lithuania', aliases: ['Lietuva'] },
  { code: 'LU', name: 'Luxembourg' },
  { code: 'LV', name: 'Latvia', aliases: ['Latvija'] },
  { code: 'MA', name: 'Morocco' },
  { code: 'MT', name: 'Malta' },
  { code: 'NL', name: 'Netherlands', aliases: ['The Netherlands', 'Nederland'] },
  { code: 'NO', name: 'Norway', aliases: ['Norge'] },
  { code: 'NZ', name: 'New Zealand' },
  { code: 'OM', name: 'Oman' },
  { code: 'PL', name: 'Poland', aliases: ['Polska'] },
  { code: 'PT', name: 'Portugal' },
  { code: 'QA', name: 'Qatar' },
  { code: 'RO', name: 'Romania', aliases: ['România'] },
  { code: 'SA', name: 'Saudi Arabia', aliases: ['KSA'] },
  { code: 'SE', name: 'Sweden', aliases: ['Sverige'] },
  { code: 'SG', name: 'Singapore' },
  { code: 'SI', name: 'Slovenia', aliases: ['Slovenija'] },
  { code: 'SK', name: 'Slovakia', aliases: ['Slovensko'] },
  { code: 'TR', name: 'Türkiye', aliases: ['Turkey'] },
  { code: 'ZA', name: 'South Africa' },
];

const byName = new Map(
  COUNTRIES.flatMap(({ code, name, aliases = [] }) =>
    [name, ...aliases].map((spelling) => [spelling.toLowerCase(), { code, name }] as const),
  ),
);

/** Every country by code, with all its names; the official one comes first. */
export const COUNTRY_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  COUNTRIES.map(({ code, name, aliases = [] }) => [code, [name, ...aliases]]),
);

/** Returns the country a text names, ignoring case; undefined for any other text. */
export function countryNamed(text: string): Country | undefined {
  return byName.get(text.trim().toLowerCase());
}
