import { type Sector, type SectorInput, sectorInputSchema } from '@torque-tide/contract/sectors';
import { SECTOR_GROUPS } from '@torque-tide/contract/taxonomy';
import { type CardProps, defineContent } from '@/admin/content/define-content';
import { defineFields } from '@/admin/fields/define-fields';
import * as field from '@/admin/fields/field-rows';
import { Badge } from '@/admin/ui/list-parts';
import { LandingCard, landingParts, nameRow, pageRows, TEXT_ROWS } from './landing';

const fields = defineFields<Sector, SectorInput>()({
  ...field.group('Sector', {
    name: nameRow('The tag that jobs, case studies and people use.'),
    group: field.oneOf('Market', SECTOR_GROUPS),
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

export const definition = defineContent('sectors', {
  ...landingParts('sectors'),
  fields,
  schema: sectorInputSchema,
});

export function Card({ item, ...actions }: CardProps<Sector>) {
  const badges = (
    <>
      <Badge>{item.group}</Badge>
      {!item.hasPage && <Badge data-tone="off">No page</Badge>}
    </>
  );
  return (
    <LandingCard
      definition={definition}
      item={item}
      hasPage={item.hasPage}
      badges={badges}
      {...actions}
    />
  );
}
