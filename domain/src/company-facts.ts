import type { AgencySettings } from '@torque-tide/contract/settings';

/**
 * Returns the facts that company law requires on a site, one phrase each, without those that aren't given.
 */
export function companyFacts({
  companyNumber,
  placeOfRegistration,
  registeredOffice,
  vatNumber,
  icoRegistration,
}: AgencySettings): string[] {
  const facts = [
    placeOfRegistration && `Registered in ${placeOfRegistration}`,
    companyNumber && `Company number ${companyNumber}`,
    registeredOffice && `Registered office: ${registeredOffice}`,
    vatNumber && `VAT number ${vatNumber}`,
    icoRegistration && `ICO registration ${icoRegistration}`,
  ];
  return facts.filter((fact) => fact !== undefined);
}
