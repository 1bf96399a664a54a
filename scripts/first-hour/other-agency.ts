import type { Answers } from '../setup/questions';

/** Another agency, with every fact that `npm run setup` asks for; its addresses lead nowhere, as they should. */
export const OTHER_AGENCY = {
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
} satisfies Answers;

/** Its mark: a needle that points north, as its owner has it from whoever drew it, and its one path. */
export const OTHER_MARK = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><polygon fill="#0b3d63" points="20,2 28,38 20,30 12,38"/></svg>',
  path: 'm20 2 8 36-8-8-8 8z',
};
