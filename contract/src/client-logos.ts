import * as z from 'zod/mini';
import { httpUrl, itemVersion, optionalSortOrder, requiredText } from './fields';
import { itemEndpoints, orderEndpoint } from './item-endpoints';

export const clientLogoSchema = z.object({
  id: z.string(),
  companyName: z.string(),
  logoUrl: z.string(),
  isActive: z.boolean(),
  sortOrder: z.int(),
  version: itemVersion,
});
export type ClientLogo = z.infer<typeof clientLogoSchema>;

export const clientLogoInputSchema = z.strictObject({
  companyName: requiredText(1, 120, 'Company name is required'),
  logoUrl: httpUrl('Please enter a valid logo URL'),
  isActive: z.optional(z.boolean()),
  sortOrder: optionalSortOrder,
});
export type ClientLogoInput = z.infer<typeof clientLogoInputSchema>;

export const clientLogoEndpoints = {
  ...itemEndpoints('clientLogos', {
    path: '/api/client-logos',
    access: 'published',
    item: clientLogoSchema,
    input: clientLogoInputSchema,
  }),
  'clientLogos.order': orderEndpoint('/api/admin/client-logo-order', clientLogoSchema),
};
