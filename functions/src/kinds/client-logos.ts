import { clientLogoSchema } from '@torque-tide/contract/client-logos';
import { DEFAULT_SORT_ORDER } from '@torque-tide/contract/fields';
import { defineContentKind } from '../content/kind';
import { compareText } from '../content/document';

export const clientLogos = defineContentKind({
  kind: 'clientLogos',
  label: 'Client logo',
  titleFields: ['companyName'],
  schema: clientLogoSchema,
  defaults: () => ({ isActive: true, sortOrder: DEFAULT_SORT_ORDER }),
  isPublished: ({ isActive }) => isActive,
  compare: ({ item: a }, { item: b }) =>
    a.sortOrder - b.sortOrder ||
    compareText(a.companyName, b.companyName) ||
    compareText(a.id, b.id),
});
