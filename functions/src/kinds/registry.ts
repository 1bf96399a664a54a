import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { ContentKindOf } from '../content/kind';
import { caseStudies } from './case-studies';
import { clientLogos } from './client-logos';
import { consultants } from './consultants';
import { jobs } from './jobs';
import { locations } from './locations';
import { pageTexts } from './page-texts';
import { sectors } from './sectors';
import { siteSettings } from './site-settings';
import { testimonials } from './testimonials';

/** The definition of every kind. A kind of the contract without one doesn't compile. */
export const contentKinds: { readonly [K in ContentKind]: ContentKindOf<K> } = {
  jobs,
  caseStudies,
  testimonials,
  clientLogos,
  consultants,
  siteSettings,
  sectors,
  locations,
  pageTexts,
};
