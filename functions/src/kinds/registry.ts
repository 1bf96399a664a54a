import { testimonialSchema } from '@torque-tide/contract/testimonials';
import { type ContentKindOf, defineContentKind } from '../content/kind';
import { byOrder, compareNewest } from '../content/document';
import { clientLogoSchema } from '@torque-tide/contract/client-logos';
import { DEFAULT_SORT_ORDER } from '@torque-tide/contract/fields';
import { CONSULTANT_ID_MAX, consultantSchema } from '@torque-tide/contract/consultants';
import { pickNamedId } from './named-id';
import { type EndpointName, endpoints } from '@torque-tide/contract/api';
import { CONTENT_KINDS, type ContentKind } from '@torque-tide/contract/content-kinds';
import { createOperations } from '../content/collection';
import type { ContentStore } from '../content/store';
import type { Handlers } from '../lib/handler';
import { applications } from './applications';
import { caseStudies } from './case-studies';
import { jobs } from './jobs';
import { locations, sectors } from './landings';
import { pageTexts } from './page-texts';
import { siteSettings } from './site-settings';

const testimonials = defineContentKind({
  kind: 'testimonials',
  label: 'Testimonial',
  titleFields: ['author', 'company', 'quote'],
  schema: testimonialSchema,
  defaults: () => ({ isActive: true }),
  isPublished: ({ isActive }) => isActive,
  compare: compareNewest,
});

const clientLogos = defineContentKind({
  kind: 'clientLogos',
  label: 'Client logo',
  titleFields: ['companyName'],
  schema: clientLogoSchema,
  defaults: () => ({ isActive: true, sortOrder: DEFAULT_SORT_ORDER }),
  isPublished: ({ isActive }) => isActive,
  compare: byOrder(({ companyName }) => companyName),
});

const consultants = defineContentKind({
  kind: 'consultants',
  label: 'Consultant',
  titleFields: ['name'],
  schema: consultantSchema,
  defaults: () => ({ isActive: true, sortOrder: DEFAULT_SORT_ORDER }),
  pickId: pickNamedId(CONSULTANT_ID_MAX, 'consultant'),
  isPublished: ({ isActive }) => isActive,
  compare: byOrder(({ name }) => name),
});

/** Every kind. Those without rules of their own are defined here. */
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
  applications,
};

type Operation = keyof ReturnType<typeof createOperations>;
type Named<O extends string> = Extract<EndpointName, `${ContentKind}.${O}`>;

/** Returns the operations of all kinds that have an endpoint, by its name. */
export function createContentHandlers(store: ContentStore) {
  const all = CONTENT_KINDS.flatMap((kind) => {
    // The compiler can't see that a kind has its own operations.
    const definition = contentKinds[kind] as unknown as ContentKindOf<ContentKind>;
    return Object.entries(createOperations(store, definition)).map(
      ([name, operation]) => [`${kind}.${name}`, operation] as const,
    );
  });
  const handlers = Object.fromEntries(all.filter(([name]) => name in endpoints)) as unknown;
  return handlers as Pick<Handlers, Named<Operation>>;
}
