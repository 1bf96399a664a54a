import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint';
import {
  deletedItem,
  httpUrl,
  idParams,
  itemVersion,
  optionalSortOrder,
  requiredText,
  itemOrder,
} from './fields';

export const CLIENT_LOGO_COMPANY_MAX = 120;

/** A client logo as the API answers with it. */
export const clientLogoSchema = z.object({
  id: z.string(),
  companyName: z.string(),
  logoUrl: z.string(),
  isActive: z.boolean(),
  sortOrder: z.int(),
  version: itemVersion,
});
export type ClientLogo = z.infer<typeof clientLogoSchema>;

/** What an admin may set on a client logo. */
export const clientLogoInputSchema = z.strictObject({
  companyName: requiredText(1, CLIENT_LOGO_COMPANY_MAX, 'Company name is required'),
  logoUrl: httpUrl('Please enter a valid logo URL'),
  isActive: z.optional(z.boolean()),
  sortOrder: optionalSortOrder,
});
export type ClientLogoInput = z.infer<typeof clientLogoInputSchema>;

/** Any part of a client logo; only the fields it names are changed. */
export const clientLogoPatchSchema = z.partial(clientLogoInputSchema);
export type ClientLogoPatch = z.infer<typeof clientLogoPatchSchema>;

/** All logos as they are to stand. */
export const clientLogoOrderSchema = z.strictObject({ logos: itemOrder('A logo') });

export const clientLogoEndpoints = defineEndpoints({
  'clientLogos.list': {
    method: 'GET',
    path: '/api/client-logos',
    access: 'published',
    response: z.array(clientLogoSchema),
  },
  'clientLogos.create': {
    method: 'POST',
    path: '/api/client-logos',
    access: 'admin',
    body: clientLogoInputSchema,
    response: clientLogoSchema,
    status: 201,
    keyed: true,
  },
  'clientLogos.update': {
    method: 'PUT',
    path: '/api/client-logos/:id',
    access: 'admin',
    params: idParams,
    body: clientLogoPatchSchema,
    response: clientLogoSchema,
    versioned: true,
    keyed: true,
  },
  /**
   * Gives the logos the sort orders 1, 2, 3, in one commit; answers with all of them in their order. 412
   * when any of them is no longer as it was seen.
   */
  'clientLogos.order': {
    method: 'PUT',
    path: '/api/admin/client-logo-order',
    access: 'admin',
    body: clientLogoOrderSchema,
    response: z.array(clientLogoSchema),
    keyed: true,
  },
  'clientLogos.delete': {
    method: 'DELETE',
    path: '/api/client-logos/:id',
    access: 'admin',
    params: idParams,
    response: deletedItem,
    versioned: true,
    keyed: true,
  },
});
