import type { ClientLogo } from '@torque-tide/contract/client-logos';
import { compareText } from '../content/order';

/** By sort order and then by name. */
export function compareLogos(a: ClientLogo, b: ClientLogo): number {
  return (
    a.sortOrder - b.sortOrder ||
    compareText(a.companyName, b.companyName) ||
    compareText(a.id, b.id)
  );
}
