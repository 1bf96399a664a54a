import { brand } from '@torque-tide/domain/brand';
import { companyFacts } from '@torque-tide/domain/company-facts';

const facts = companyFacts(brand);

/** The company by its registers, as a paragraph; none where the agency has given nothing. */
export const companyParagraph: readonly string[] = facts.length > 0 ? [`${facts.join('. ')}.`] : [];
