import {
  CLAIMED_COUNTRIES_MAX,
  type Claims,
  RATES_MAX,
  STATS_MAX,
} from '@torque-tide/contract/claims';
import { ADDRESS_LINES_MAX } from '@torque-tide/contract/agency';
import {
  type SiteSettings,
  type SiteSettingsInput,
  siteSettingsInputSchema,
} from '@torque-tide/contract/settings';
import { problemsOfSettings } from '@torque-tide/domain/settings/resolve-settings';
import { TEXTS_NAMES, textsOf } from '@torque-tide/domain/texts/all-texts';
import { successToast } from '@/admin/content/content-tools';
import { defineStandingContent } from '@/admin/content/define-standing-content';
import { defineFields, refusing } from '@/admin/fields/define-fields';
import * as field from '@/admin/fields/field-rows';

const fields = defineFields<SiteSettings, SiteSettingsInput>()({
  ...field.group('Agency', {
    name: field.line('Name', { isRequired: true }),
    tagline: field.line('Tagline', { isRequired: true }),
    phone: field.line('Telephone', {
      beside: 'ways',
      type: 'tel',
      hint: 'Without one, no page shows a telephone number.',
    }),
    email: field.line('E-mail', { beside: 'ways', type: 'email', isRequired: true }),
    address: field.lineList('Address', {
      rows: 4,
      hint: `One per line, from street to country. At most ${ADDRESS_LINES_MAX} lines.`,
      isRequired: true,
    }),
    phoneHours: field.line('Telephone Hours', {
      placeholder: 'Monday to Friday, 9:00 to 17:30, UK time',
    }),
    mobile: field.line('Mobile for WhatsApp and Text Messages', {
      type: 'tel',
      hint: 'Candidates can apply to it from a phone.',
    }),
    linkedIn: field.line('LinkedIn URL', { type: 'url' }),
  }),
  ...field.group('Company and law', {
    legalEntity: field.line('Legal Entity', {
      hint: 'The registered name of the company that owns the site.',
      isRequired: true,
    }),
    companyNumber: field.line('Company Number', { beside: 'register' }),
    placeOfRegistration: field.line('Place of Registration', { beside: 'register' }),
    registeredOffice: field.line('Registered Office'),
    vatNumber: field.line('VAT Number', { beside: 'numbers' }),
    icoRegistration: field.line('ICO Registration', { beside: 'numbers' }),
    complaintsEmail: field.line('E-mail for Complaints', {
      beside: 'addresses',
      type: 'email',
      hint: 'Without one, complaints go to the agency’s e-mail.',
    }),
    dataProtectionEmail: field.line('E-mail for Data Protection', {
      beside: 'addresses',
      type: 'email',
      hint: 'Without one, questions go to the agency’s e-mail.',
    }),
    liabilityCap: field.line('Liability Cap', {
      hint: 'The limit of liability in the terms.',
      isRequired: true,
    }),
  }),
  ...field.group('Claims', {
    stats: field.rows<Claims['stats'][number]>(
      'Figures of the Home Page',
      {
        entryName: 'figure',
        most: STATS_MAX,
        columns: [
          { name: 'value', label: 'Number', type: 'number', width: 4 },
          { name: 'suffix', label: 'Sign', width: 3 },
          { name: 'label', label: 'Words', width: 8 },
        ],
      },
      { hint: 'The sign follows the number, e.g. +.' },
    ),
    countries: field.lineList('Countries', {
      rows: 4,
      hint: `Where the agency works. One per line, at most ${CLAIMED_COUNTRIES_MAX}.`,
    }),
    aboutCountries: field.whole('Number of Countries', { hint: 'Shown on the About page.' }),
    costSaving: field.line('Saving', {
      beside: 'savings',
      hint: 'The saving that Growth claims, e.g. 50%. Not computed from the prices.',
      isRequired: true,
    }),
    maximumSaving: field.line('Largest Saving', {
      beside: 'savings',
      hint: 'The ‘up to’ claim of the Growth page, e.g. 70%. Not computed.',
      isRequired: true,
    }),
  }),
  ...field.group('Prices', {
    ratesPerHire: field.rows<Claims['growth']['ratesPerHire'][number]>(
      'Price per Hire',
      {
        entryName: 'price',
        most: RATES_MAX,
        columns: [
          { name: 'fromMonths', label: 'From months', type: 'number', width: 4 },
          { name: 'rate', label: 'Pounds', type: 'number', width: 4 },
        ],
      },
      {
        hint: 'Longer subscriptions cost less per hire. Start with the shortest.',
      },
    ),
    standardRatePerHire: field.whole('Price Elsewhere', {
      hint: 'The price of a hire without a subscription, in pounds. Savings compare with it.',
    }),
    placementFees: field.line('Placement Fees', {
      beside: 'fees',
      hint: 'The placement fee subscribers avoid, e.g. 15–25%.',
      isRequired: true,
    }),
    worthwhileHires: field.line('Worthwhile Hires', {
      beside: 'fees',
      hint: 'How many hires a year make Growth pay off, e.g. 3+.',
      isRequired: true,
    }),
    quoteValidDays: field.whole('Quotes Are Valid for', { hint: 'In days.' }),
    corePrice: field.line('Core: Price Range', {
      hint: 'Beside how it is paid on the Solutions page, e.g. 20–25% of the first year’s salary.',
    }),
    contractPrice: field.line('Contract: Price Range'),
    execSearchPrice: field.line('Exec Search: Price Range'),
    hiresMin: bound('hires.min', 'Fewest Hires'),
    hiresMax: bound('hires.max', 'Most Hires'),
    hiresDefault: bound('hires.default', 'Default Hires'),
    monthsMin: bound('months.min', 'Fewest Months'),
    monthsMax: bound('months.max', 'Most Months'),
    monthsDefault: bound('months.default', 'Default Months'),
  }),
  ...field.group('Applications', {
    takesApplications: field.toggle(
      'Take Applications on the Site',
      true,
      'Without this, candidates apply by e-mail.',
    ),
    applicationMonths: field.whole('Keep Applications for', {
      hint: 'In months, 1 to 24. Candidates can agree to 12.',
    }),
    sendsMail: field.toggle(
      'E-mails Are Sent',
      false,
      'Install Firebase’s extension Trigger Email with the collection mail first.',
    ),
  }),
});

/** A limit of the calculator, next to its counterparts. */
function bound<P extends `${string}.${string}`>(path: P, label: string) {
  const [beside = ''] = path.split('.');
  return field.at(path, field.whole(`Calculator: ${label}`, { beside }));
}

/** The server's rules: for each field, and for claims that contradict each other. */
const schema = siteSettingsInputSchema.check(refusing(problemsOfSettings));

/** The pages for previewing settings: those with texts, each once. */
const pages: Record<string, string> = {};
for (const { path, title } of TEXTS_NAMES.map(textsOf)) {
  if (!path.includes('#')) pages[path] ??= title;
}

export const definition = defineStandingContent('siteSettings', {
  fields,
  schema,
  title: 'Settings',
  submit: 'Save and publish',
  saved: successToast('Settings saved', 'Visitors see them within a few minutes.'),
  loginHint: 'Please log in to manage the settings.',
  preview: { usePages: () => ({ pages }) },
});
