import { CONSULTANT_ID_MAX, consultantSchema } from '@torque-tide/contract/consultants';
import { DEFAULT_SORT_ORDER } from '@torque-tide/contract/fields';
import { defineContentKind } from '../content/kind';
import { compareText } from '../content/document';
import { pickNamedId } from './named-id';

/** Consultants: by sort order and then by name. Jobs name them by ids that can be read. */
export const consultants = defineContentKind({
  kind: 'consultants',
  label: 'Consultant',
  titleFields: ['name'],
  schema: consultantSchema,
  defaults: () => ({ isActive: true, sortOrder: DEFAULT_SORT_ORDER }),
  ids: { pick: pickNamedId(CONSULTANT_ID_MAX, 'consultant') },
  isPublished: ({ isActive }) => isActive,
  compare: ({ item: a }, { item: b }) =>
    a.sortOrder - b.sortOrder || compareText(a.name, b.name) || compareText(a.id, b.id),
});
