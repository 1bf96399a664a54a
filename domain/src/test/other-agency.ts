import type { Settings } from '@torque-tide/contract/settings';
import { moneyText } from '../money';
import { FIRST_SETTINGS } from '../settings/first-settings';
import { FIRST_TAXONOMY } from '../taxonomy';

/** Settings that share no word, number or link with the initial ones. */
export const OTHER_SETTINGS: Settings = {
  agency: {
    name: 'Keel & Current',
    tagline: 'People for ports and grids',
    legalEntity: 'Keel and Current Search Limited',
    email: 'desk@keelandcurrent.example',
    address: ['7 Sample Quay', 'Leith', 'Scotland'],
    phone: '+44 131 496 0777',
    linkedIn: 'https://www.linkedin.com/company/keel-current-example',
    companyNumber: 'SC000777',
    placeOfRegistration: 'Scotland',
    registeredOffice: '7 Sample Quay, Leith',
    vatNumber: 'GB 000 0007 77',
    icoRegistration: 'ZA000777',
    complaintsEmail: 'complaints@keelandcurrent.example',
    dataProtectionEmail: 'privacy@keelandcurrent.example',
  },
  claims: {
    stats: [
      { value: 31, suffix: '', label: 'Ports Staffed' },
      { value: 87, suffix: '%', label: 'Hires Who Stayed' },
    ],
    countries: ['Norway', 'Denmark'],
    aboutCountries: 14,
    growth: {
      costSaving: '41%',
      maximumSaving: '57%',
      placementFees: '18-27%',
      worthwhileHires: '6+',
      quoteValidDays: 21,
      standardRatePerHire: 8800,
      ratesPerHire: [
        { fromMonths: 4, rate: 4100 },
        { fromMonths: 8, rate: 3700 },
      ],
      hires: { min: 2, max: 14, default: 7 },
      months: { min: 4, max: 16, default: 8 },
    },
    corePrice: '17–19% of the salary',
    contractPrice: '13% of each timesheet',
    execSearchPrice: '27–31% of the salary',
    liabilityCap: '£777',
  },
  applications: { takesApplications: true, applicationMonths: 9, sendsMail: true },
  taxonomy: FIRST_TAXONOMY,
};

/** Names and claims of the initial agency, which must not appear under other settings. */
export function firstAgencyIn(text: string): string[] {
  const { agency, claims } = FIRST_SETTINGS;
  const { name, tagline, legalEntity, email, address, phone, linkedIn } = agency;
  const { growth, stats } = claims;
  const words = [
    name,
    tagline,
    legalEntity,
    email,
    address[0],
    phone,
    linkedIn,
    growth.placementFees,
    growth.maximumSaving,
    ...stats.map(({ label }) => label),
    ...growth.ratesPerHire.map(({ rate }) => moneyText(rate, 'GBP')),
  ];
  const plain = text.replaceAll('&amp;', '&').replaceAll('\\u0026', '&');
  return words.filter((word) => word !== undefined && plain.includes(word)) as string[];
}
