import type { Answers } from '../setup/questions';

/** Another agency, with every fact that `npm run setup` asks for; its addresses lead nowhere, as they should. */
export const OTHER_AGENCY: Answers = {
  name: 'Kelvin North',
  tagline: 'People who build what comes next',
  siteUrl: 'https://www.kelvin-north.test',
  legalEntity: 'Kelvin North Search Ltd',
  email: 'post@kelvin-north.test',
  phone: '+44 113 496 0100',
  linkedIn: 'https://www.linkedin.com/company/kelvin-north',
  address: '2 Sample Street, Leeds, United Kingdom',
  companyNumber: '00000001',
  placeOfRegistration: 'England and Wales',
  registeredOffice: '2 Sample Street, Leeds',
  vatNumber: 'GB 000 0000 01',
  icoRegistration: 'ZA000001',
  complaintsEmail: 'complaints@kelvin-north.test',
  dataProtectionEmail: 'privacy@kelvin-north.test',
};
