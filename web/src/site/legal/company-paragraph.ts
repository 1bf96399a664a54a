import type { AgencySettings } from '@torque-tide/contract/settings';
import { companyFacts } from '@torque-tide/domain/company-facts';

/** The company by its registers, as a paragraph; none where the agency has given nothing. */
export function companyParagraph(agency: AgencySettings): readonly string[] {
  const facts = companyFacts(agency);
  return facts.length > 0 ? [`${facts.join('. ')}.`] : [];
}
