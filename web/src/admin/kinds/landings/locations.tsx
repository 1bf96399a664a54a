import {
  type Location,
  type LocationInput,
  locationInputSchema,
} from '@torque-tide/contract/locations';
import { COUNTRY_NAMES, countryNamed } from '@torque-tide/domain/countries';
import { type CardProps, defineContent } from '@/admin/content/define-content';
import { defineFields } from '@/admin/fields/define-fields';
import * as field from '@/admin/fields/field-rows';
import { Badge } from '@/admin/ui/list-parts';
import { LandingCard, landingParts, nameRow, pageRows, TEXT_ROWS } from './landing';

const REMOTE = 'Remote';

/** Countries as typed: names or codes separated by commas, or 'Remote'. */
const countries = {
  ...field.line('Country', {
    isRequired: true,
    hint: 'Names or codes, comma-separated, or ‘Remote’.',
  }),
  read: (stored: NonNullable<Location['countries']>) =>
    stored === 'remote'
      ? REMOTE
      : stored.map((code) => COUNTRY_NAMES.get(code)?.[0] ?? code).join(', '),
  // An unknown country stays, so that the schema refuses it.
  send: (typed: string): LocationInput['countries'] =>
    typed.trim().toLowerCase() === REMOTE.toLowerCase()
      ? 'remote'
      : typed.split(',').map((one) => countryNamed(one.trim())?.code ?? one.trim()),
};

const fields = defineFields<Location, LocationInput>()({
  ...field.group('Location', {
    name: nameRow('The tag that jobs and people use.'),
    isOffered: field.toggle('Job Form', true, 'Offer its name in the job form'),
    countries,
    towns: field.lineList('Towns', {
      rows: 3,
      hint: 'One per line, if the page covers less than the country.',
    }),
  }),
  ...field.group('Page', pageRows('locations')),
  ...TEXT_ROWS,
});

export const definition = defineContent('locations', {
  ...landingParts('locations'),
  fields,
  schema: locationInputSchema,
});

export function Card({ item, ...actions }: CardProps<Location>) {
  return (
    <LandingCard
      definition={definition}
      item={item}
      hasPage={item.countries !== undefined && item.slug !== ''}
      badges={item.isOffered && <Badge>Job form</Badge>}
      {...actions}
    />
  );
}
