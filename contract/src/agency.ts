import * as z from 'zod/mini';
import { emailAddress, httpUrl, line, requiredText } from './fields';
import { PHONE } from './phone';

export const ADDRESS_LINES_MAX = 6;

/** An international number. */
const MOBILE = /^\+\d[\d\s()./-]{5,37}$/;
/** A site's address, without a path or trailing slash. */
const ORIGIN = /^https:\/\/[a-z0-9][a-z0-9.-]*(?::\d+)?$/;

const required = (message: string) => requiredText(1, 200, message);
/** A fact that not every agency has: absent rather than empty. */
const fact = (message: string) => z.optional(required(message));

/** The agency, as in `domain/src/agency.json`. Absent facts appear nowhere. */
export const agencySchema = z.strictObject({
  name: required('Name is required'),
  tagline: required('Tagline is required'),
  /** Public origin, without a trailing slash. Content refers to the site's own files below it. */
  siteUrl: z.string().check(z.regex(ORIGIN, 'Must be an address like https://www.example.com')),
  legalEntity: required('Legal entity is required'),
  email: emailAddress('Please enter a valid e-mail address'),
  /** One line each, from the street to the country. */
  address: z
    .array(required('A line of the address must not be empty'))
    .check(z.minLength(1, 'Address is required'), z.maxLength(ADDRESS_LINES_MAX)),
  phone: z.optional(line().check(z.regex(PHONE, 'Please enter a telephone number'))),
  /** When somebody answers the telephone, in words. */
  phoneHours: fact('Telephone hours must not be empty'),
  /** For WhatsApp and text messages. */
  mobile: z.optional(
    line().check(
      z.regex(MOBILE, 'Please enter a mobile number that begins with + and the country'),
    ),
  ),
  linkedIn: z.optional(httpUrl('Please enter a valid LinkedIn URL')),
  companyNumber: fact('Company number must not be empty'),
  placeOfRegistration: fact('Place of registration must not be empty'),
  registeredOffice: fact('Registered office must not be empty'),
  vatNumber: fact('VAT number must not be empty'),
  icoRegistration: fact('ICO registration must not be empty'),
  /** For complaints; defaults to `email`. */
  complaintsEmail: z.optional(emailAddress('Please enter a valid e-mail address for complaints')),
  /** For questions about personal data; defaults to `email`. */
  dataProtectionEmail: z.optional(
    emailAddress('Please enter a valid e-mail address for data protection'),
  ),
});
export type Agency = z.infer<typeof agencySchema>;
