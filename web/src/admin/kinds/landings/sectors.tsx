import { type Sector, type SectorInput, sectorInputSchema } from '@torque-tide/contract/sectors';
import { SECTOR_GROUPS, type SectorGroup } from '@torque-tide/contract/taxonomy';
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

const MARKETS = { names: SECTOR_GROUPS };

const group = field.choice('Market', { useChoices: () => MARKETS, emptyLabel: '' });

const fields = defineFields<Sector, SectorInput>()({
  ...field.group('Sector', {
    name: nameRow('The tag that jobs, case studies and people use.'),
    // A choice that can't be empty.
    group: { ...group, empty: SECTOR_GROUPS[0], send: (value: string) => value as SectorGroup },
    tags: field.tagList('Further Tags', {
      hint: 'Comma-separated. The page lists their jobs too, and the job form offers them.',
    }),
    isOffered: field.toggle('Job Form', true, 'Offer its name in the job form'),
    hasCaseStudies: field.toggle(
      'Case Studies',
      true,
      'List its case studies on its market’s page',
    ),
  }),
  ...field.group('Page', {
    hasPage: field.toggle('Page', true, 'List its jobs on a page of their own'),
    ...pageRows('sectors'),
  }),
  ...TEXT_ROWS,
});

const Preview = landingPreviewOf('sectors', fields, sectorInputSchema);

export const sectors = defineContent('sectors', {
  ...landingParts('sectors'),
  fields,
  schema: sectorInputSchema,
  search: {
    label: 'Search sectors',
    specifiedOf: ({ name }) => [name],
  },
  formParts: async () => ({ Preview }),
});

const order: ItemOrder<Sector> = {
  ...sectors,
  plural: 'sectors',
  send: (write, seen) => write('sectors.order', { body: { items: seen } }),
};

function SectorCard({ item, ...actions }: CardProps<Sector>) {
  const place = useItemPlace(order, item);
  const badges = (
    <>
      <Badge>{item.group}</Badge>
      {!item.hasPage && <Badge data-tone="off">No page</Badge>}
    </>
  );
  return (
    <LandingCard
      kind="sectors"
      item={item}
      hasPage={item.hasPage}
      place={place}
      badges={badges}
      {...actions}
    />
  );
}

/** Sectors: the list, or the form in its place. */
export const Tab = () => (
  <UsesProvider kind="sectors">
    <ContentTab definition={sectors} Card={SectorCard} />
  </UsesProvider>
);
export { sectors as definition };
