import {
  CLAIMED_COUNTRIES_MAX,
  type Claims,
  RATES_MAX,
  STATS_MAX,
} from '@torque-tide/contract/claims';
import { ADDRESS_LINES_MAX } from '@torque-tide/contract/agency';
import {
  SITE_SETTINGS_ID,
  type SiteSettings,
  type SiteSettingsInput,
  siteSettingsInputSchema,
} from '@torque-tide/contract/site-settings';
import { FIRST_RECORD } from '@torque-tide/domain/settings/first-record';
import { problemsOfSettings } from '@torque-tide/domain/settings/resolve-settings';
import { toFields } from '@torque-tide/domain/settings/setting-fields';
import { TEXTS_NAMES, textsOf } from '@torque-tide/domain/texts/all-texts';
import * as z from 'zod/mini';
import { defineStandingContent } from '@/admin/content/define-standing-content';
import { defineFields } from '@/admin/fields/define-fields';
import * as field from '@/admin/fields/field-rows';
import { fixedPages, pagePreviewOf } from '@/admin/page-preview/page-preview';
import { publishOn } from '@/admin/publishing/publish-on';
import { refusing } from '@/admin/fields/refusing';

const AGENCY = 'Agency';
const LAW = 'Company and law';
const CLAIMS = 'Claims';
const PRICES = 'Prices';

interface Timed<T> {
  publishAt?: T;
}

/** The form of the settings: a row for each field. */
const fields = defineFields<SiteSettings & Timed<string>, SiteSettingsInput & Timed<undefined>>()({
  name: field.line('Name', { group: AGENCY, isRequired: true }),
  tagline: field.line('Tagline', { group: AGENCY, isRequired: true }),
  phone: field.atomic('Telephone', {
    group: AGENCY,
    beside: 'ways',
    type: 'tel',
    hint: 'Without one, no page names a telephone.',
  }),
  email: field.atomic('E-mail', { group: AGENCY, beside: 'ways', type: 'email', isRequired: true }),
  address: field.lineList('Address', {
    group: AGENCY,
    rows: 4,
    hint: `A line each, from the street to the country, ${ADDRESS_LINES_MAX} at most.`,
    isRequired: true,
  }),
  linkedIn: field.atomic('LinkedIn URL', { group: AGENCY, type: 'url' }),

  legalEntity: field.line('Legal Entity', {
    group: LAW,
    hint: 'Who the site belongs to, as the register has it.',
    isRequired: true,
  }),
  companyNumber: field.atomic('Company Number', { group: LAW, beside: 'register' }),
  placeOfRegistration: field.line('Place of Registration', { group: LAW, beside: 'register' }),
  registeredOffice: field.line('Registered Office', { group: LAW }),
  vatNumber: field.atomic('VAT Number', { group: LAW, beside: 'numbers' }),
  icoRegistration: field.atomic('ICO Registration', { group: LAW, beside: 'numbers' }),
  complaintsEmail: field.atomic('E-mail for Complaints', {
    group: LAW,
    beside: 'addresses',
    type: 'email',
    hint: 'Without one, complaints go to the agency’s e-mail.',
  }),
  dataProtectionEmail: field.atomic('E-mail for Data Protection', {
    group: LAW,
    beside: 'addresses',
    type: 'email',
    hint: 'Without one, questions go to the agency’s e-mail.',
  }),
  liabilityCap: field.line('Liability Cap', {
    group: LAW,
    hint: 'Most that the agency is liable for, as the terms put it.',
    isRequired: true,
  }),

  stats: field.rows(
    'Figures of the Home Page',
    {
      rowName: 'figure',
      max: STATS_MAX,
      columns: [
        { label: 'Number', type: 'number', width: 4 },
        { label: 'Sign', width: 3 },
        { label: 'Words', width: 8 },
      ],
      between: [' ', ': '],
      cells: ({ value, suffix, label }: Claims['stats'][number]) => [String(value), suffix, label],
      entry: ([value = '', suffix = '', label = '']) => ({
        value: field.wholeOf(value),
        suffix: suffix.trim(),
        label: label.trim(),
      }),
    },
    { group: CLAIMS, hint: 'The sign stands behind the number, such as +.' },
  ),
  countries: field.lineList('Countries', {
    group: CLAIMS,
    rows: 4,
    hint: `Where the agency works, a line each, ${CLAIMED_COUNTRIES_MAX} at most.`,
  }),
  aboutCountries: field.whole('Number of Countries', {
    group: CLAIMS,
    hint: 'As the About page counts them.',
    isRequired: true,
  }),

  ratesPerHire: field.rows(
    'Price per Hire',
    {
      rowName: 'price',
      max: RATES_MAX,
      columns: [
        { label: 'From months', type: 'number', width: 4 },
        { label: 'Pounds', type: 'number', width: 4 },
      ],
      between: [' months: £'],
      cells: ({ fromMonths, rate }: Claims['growth']['ratesPerHire'][number]) => [
        String(fromMonths),
        String(rate),
      ],
      entry: ([fromMonths = '', rate = '']) => ({
        fromMonths: field.wholeOf(fromMonths),
        rate: field.wholeOf(rate),
      }),
    },
    { group: PRICES, hint: 'The longer the subscription, the lower the price.' },
  ),
  standardRatePerHire: field.whole('Price Elsewhere', {
    group: PRICES,
    hint: 'What a hire costs without a subscription, in pounds. Savings are counted against it.',
    isRequired: true,
  }),
  costSaving: field.atomic('Saving', {
    group: PRICES,
    beside: 'savings',
    hint: 'That a subscriber has at any price, such as 50%.',
    isRequired: true,
  }),
  maximumSaving: field.atomic('Largest Saving', {
    group: PRICES,
    beside: 'savings',
    hint: 'That a subscriber has at the lowest price.',
    isRequired: true,
  }),
  placementFees: field.atomic('Placement Fees', {
    group: PRICES,
    beside: 'fees',
    hint: 'That a subscriber does not pay, such as 15-25%.',
    isRequired: true,
  }),
  worthwhileHires: field.atomic('Hires from Which It Pays', {
    group: PRICES,
    beside: 'fees',
    hint: 'A year, such as 3+.',
    isRequired: true,
  }),
  minimumMonths: field.whole('Shortest Subscription', {
    group: PRICES,
    beside: 'terms',
    hint: 'In months.',
    isRequired: true,
  }),
  quoteValidDays: field.whole('Quotes Are Valid for', {
    group: PRICES,
    beside: 'terms',
    hint: 'In days.',
    isRequired: true,
  }),
  hiresMin: field.at(
    'hires.min',
    field.whole('Calculator: Fewest Hires', { group: PRICES, beside: 'hires', isRequired: true }),
  ),
  hiresMax: field.at(
    'hires.max',
    field.whole('Calculator: Most Hires', { group: PRICES, beside: 'hires', isRequired: true }),
  ),
  hiresDefault: field.at(
    'hires.default',
    field.whole('Calculator: Hires at First', { group: PRICES, beside: 'hires', isRequired: true }),
  ),
  monthsMin: field.at(
    'months.min',
    field.whole('Calculator: Fewest Months', { group: PRICES, beside: 'months', isRequired: true }),
  ),
  monthsMax: field.at(
    'months.max',
    field.whole('Calculator: Most Months', { group: PRICES, beside: 'months', isRequired: true }),
  ),
  monthsDefault: field.at(
    'months.default',
    field.whole('Calculator: Months at First', {
      group: PRICES,
      beside: 'months',
      isRequired: true,
    }),
  ),

  publishAt: publishOn,
});

/** The server's rules: those of each field, and those by which claims are held against each other. */
const schema = z
  .extend(siteSettingsInputSchema, { publishAt: z.optional(z.undefined()) })
  .check(refusing(problemsOfSettings));

/** The pages that settings can be looked at on: those that have texts, each once. */
const pages: Record<string, string> = {};
for (const { path, title } of TEXTS_NAMES.map(textsOf)) {
  if (!path.includes('#')) pages[path] ??= title;
}

const Preview = pagePreviewOf({ kind: 'siteSettings', fields, usePages: fixedPages(pages) });

/** The settings, as the admin area edits them. */
export const settings = defineStandingContent('siteSettings', {
  fields,
  schema,
  title: 'Settings',
  submit: 'Save and publish',
  saved: {
    title: 'Settings saved',
    description: 'Visitors see them within a few minutes.',
    tone: 'success',
  },
  // They are always published: there is nothing to be said besides.
  publishing: () => ({}),
  loginHint: 'Please log in to manage the settings.',
  first: fields.toValues({ id: SITE_SETTINGS_ID, version: 0, ...toFields(FIRST_RECORD) }),
  hasLinks: true,
  formParts: () => Promise.resolve({ Preview }),
});
