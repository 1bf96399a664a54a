import { CONTENT_KINDS, hasPictures } from '@torque-tide/contract/content-kinds';
import { expect, test } from 'vitest';
import { caseStudies } from '@/admin/kinds/case-studies/case-studies';
import { clientLogos } from '@/admin/kinds/client-logos/client-logos';
import { consultants } from '@/admin/kinds/consultants/consultants';
import { jobs } from '@/admin/kinds/jobs/jobs';
import { pageTextsOf } from '@/admin/kinds/settings/page-texts';
import { settings } from '@/admin/kinds/settings/settings';
import { testimonials } from '@/admin/kinds/testimonials/testimonials';

const definitions = {
  jobs,
  caseStudies,
  testimonials,
  clientLogos,
  consultants,
  siteSettings: settings,
  // Its dialogs take none.
  taxonomy: { fields: { rows: {} } },
  pageTexts: pageTextsOf('services'),
};

test('a kind whose form takes a picture stores it in a field that the contract calls one', () => {
  // The search for unused pictures reads only the kinds that the contract knows to have some.
  const takesPicture = CONTENT_KINDS.filter((kind) =>
    Object.values(definitions[kind].fields.rows).some(({ control }) => control.as === 'picture'),
  );
  expect(takesPicture).toEqual(CONTENT_KINDS.filter(hasPictures));
});
