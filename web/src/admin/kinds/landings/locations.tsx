import {
  type Location,
  type LocationInput,
  locationInputSchema,
} from '@torque-tide/contract/locations';
import { COUNTRY_NAMES, countryNamed } from '@torque-tide/domain/countries';
import { type CardProps, defineContent } from '@/admin/content/define-content';
import { defineFields } from '@/admin/fields/define-fields';
import * as field from '@/admin/fields/field-rows';
import { type ItemOrder, useItemPlace } from '@/admin/lists/item-order';
import { ContentTab } from '@/admin/tabs/content-tab';
import { Badge } from '@/admin/ui/list-parts';
import { LandingCard } from './landing-card';
import { landingPreviewOf, nameRow, pageRows, TEXT_ROWS } from './landing-fields';
import { landingParts } from './landing-words';
import { UsesProvider } from './uses-context';

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

const Preview = landingPreviewOf('locations', fields, locationInputSchema);

export const locations = defineContent('locations', {
  ...landingParts('locations'),
  fields,
  schema: locationInputSchema,
  search: {
    label: 'Search locations',
    specifiedOf: ({ name }) => [name],
  },
  formParts: async () => ({ Preview }),
});

const order: ItemOrder<Location> = {
  ...locations,
  plural: 'locations',
  send: (write, seen) => write('locations.order', { body: { items: seen } }),
};

function LocationCard({ item, ...actions }: CardProps<Location>) {
  const place = useItemPlace(order, item);
  return (
    <LandingCard
      kind="locations"
      item={item}
      hasPage={item.countries !== undefined && item.slug !== ''}
      place={place}
      badges={item.isOffered && <Badge>Job form</Badge>}
      {...actions}
    />
  );
}

/** Locations: the list, or the form in its place. */
export const Tab = () => (
  <UsesProvider kind="locations">
    <ContentTab definition={locations} Card={LocationCard} />
  </UsesProvider>
);
export { locations as definition };
