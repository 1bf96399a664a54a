import {
  type ClientLogo,
  type ClientLogoInput,
  clientLogoSchema,
  DEFAULT_SORT_ORDER,
} from '@torque-tide/contract/client-logos';
import {
  type Stamps,
  type StoredDocument,
  type StoredStamps,
  toStoredStamps,
  withoutNulls,
} from '../content/stored';
import { withoutUndefined } from '../lib/values';

/** A client logo as it is stored; its id is the document's. */
export type StoredClientLogo = Omit<ClientLogo, 'id'> & StoredStamps;

/** A client logo as the API stores it. */
export function toStoredClientLogo(logo: ClientLogo, stamps: Stamps): StoredClientLogo {
  const { id: _id, ...rest } = logo;
  return { ...rest, ...toStoredStamps(stamps) };
}

/** A new client logo with every default filled in. */
export function newClientLogo(input: ClientLogoInput): Omit<ClientLogo, 'id'> {
  return { isActive: true, sortOrder: DEFAULT_SORT_ORDER, ...withoutUndefined(input), version: 1 };
}

/** @throws {z.core.$ZodError} when the document is no client logo */
export function readClientLogo({ id, data }: StoredDocument): ClientLogo {
  return clientLogoSchema.parse({ isActive: true, version: 0, ...withoutNulls(data), id });
}
