import type { LocationRecord } from '@torque-tide/contract/taxonomy-record';
import { COUNTRY_NAMES, countryNamed } from '@torque-tide/domain/countries';
import { splitLines } from '@torque-tide/domain/jobs/job-text';

/** What stands in the fields of a form for where a place is. */
interface TypedPlace {
  /** Names or codes with commas between them, or 'Remote'. */
  country: string;
  /** A line each. */
  towns: string;
}

export function typedPlace(where: LocationRecord['where'] | undefined): TypedPlace {
  if (where === 'remote') return { country: 'Remote', towns: '' };
  const codes = [...(where ? [where.country] : []), ...(where?.also ?? [])];
  return {
    country: codes.map((code) => COUNTRY_NAMES.get(code)?.[0] ?? code).join(', '),
    towns: (where?.towns ?? []).join('\n'),
  };
}

/** Where a place is; a country that nobody knows stays as it is typed, for the rules to refuse. */
export function whereOf({ country, towns }: TypedPlace): LocationRecord['where'] {
  if (country.trim().toLowerCase() === 'remote') return 'remote';
  const codes = country.split(',').map((one) => countryNamed(one.trim())?.code ?? one.trim());
  const [first = '', ...also] = codes;
  const lines = splitLines(towns);
  return {
    country: first,
    ...(also.length > 0 ? { also } : {}),
    ...(lines.length > 0 ? { towns: lines } : {}),
  };
}
