// In a file without schemas, so that pages can load it.

/** Largest CV, in bytes. */
export const CV_MAX_BYTES = 5_000_000;

/** The types of CVs, detected by content. */
export const CV_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
} as const;
export type CvType = keyof typeof CV_TYPES;

export const CV_PROBLEMS = {
  type: 'Your CV must be a PDF, DOCX, ODT or RTF file, without macros.',
  size: 'Your CV must be at most 5 MB.',
  empty: 'This file is empty. Choose another one.',
} as const;

/** The problems of an application, by field or error code. */
export const APPLICATION_PROBLEMS = {
  name: 'Please enter your name.',
  email: 'Please enter an e-mail address, such as name@example.com.',
  phone: 'Please enter a telephone number, such as 020 7946 0958.',
  words: 'Your words are too long, or hold a hidden character. Type them again.',
  cv: 'Your CV must be a PDF, DOCX, ODT or RTF file of at most 5 MB, without macros.',
  agreement: 'Please agree to the privacy policy.',
  website: 'Leave the field “Website” empty.',
  job: 'This job takes no more applications. You can apply without a job instead.',
  conflict: 'We take no applications here at the moment. Please write to us.',
  'too-large': 'Your CV must be at most 5 MB.',
  'too-many-attempts': 'There were too many applications. Please try again later, or write to us.',
  'not-found': 'There is no such application.',
  malformed: 'Your application didn’t arrive whole. Please send it again.',
  unavailable: 'We can’t take your application right now. Please try again in a minute.',
} as const;
export type ApplicationProblem = keyof typeof APPLICATION_PROBLEMS;

export function isApplicationProblem(code: string): code is ApplicationProblem {
  return Object.hasOwn(APPLICATION_PROBLEMS, code);
}

/** The URL parameter that names these problems, separated by dots. */
export const PROBLEM_PARAM = 'problem';

export const APPLICATION_STATES = [
  'New',
  'In touch',
  'Put forward',
  'Placed',
  'Declined',
  'Withdrawn',
] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

export const APPLICANT_NAME_MAX = 120;
export const APPLICATION_WORDS_MAX = 2_000;
export const APPLICATION_NOTES_MAX = 5_000;
/** How long an application is kept if the candidate agrees to longer, in months. */
export const LONGER_MONTHS = 12;
