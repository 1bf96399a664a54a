import type { AgencySettings } from '@torque-tide/contract/settings';

/**
 * What the law asks a company's site to tell of it, as phrases that stand alone or in a row; none for
 * what the agency has not given.
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
