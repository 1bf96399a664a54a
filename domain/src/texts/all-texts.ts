import type { Prose, ShownEntry } from '@torque-tide/contract/page-texts';
import { about } from './about';
import { caseStudies, caseStudy } from './case-studies';
import { cleanEnergy } from './clean-energy';
import { contact } from './contact';
import { cookiesPolicy } from './cookies-policy';
import { futureMobility } from './future-mobility';
import { growth } from './growth';
import { home } from './home';
import { job } from './job';
import { jobs, savedJobs } from './jobs';
import { landing } from './landing';
import { notFound } from './not-found';
import { privacyPolicy } from './privacy-policy';
import { sectors } from './sectors';
import { services } from './services';
import { solutions } from './solutions';
import { termsOfService } from './terms-of-service';
import type { TextsDefinition } from './text-rows';

/** The texts of every page, by the name they are stored under: one line per page. */
const ALL_TEXTS = {
  home,
  about,
  growth,
  services,
  solutions,
  sectors,
  cleanEnergy,
  futureMobility,
  caseStudies,
  caseStudy,
  jobs,
  job,
  landing,
  savedJobs,
  contact,
  notFound,
  privacyPolicy,
  termsOfService,
  cookiesPolicy,
} as const satisfies Record<string, TextsDefinition>;

export type TextsName = keyof typeof ALL_TEXTS;

export const TEXTS_NAMES = Object.keys(ALL_TEXTS) as TextsName[];

export function isTextsName(name: string): name is TextsName {
  return Object.hasOwn(ALL_TEXTS, name);
}

/** A texts definition with every optional field. */
export const textsOf = (name: TextsName): TextsDefinition => ALL_TEXTS[name];

type ShownAs<Sort> = Sort extends 'line' | 'day'
  ? string
  : Sort extends 'prose'
    ? Prose
    : ShownEntry[];

type RowsOf<N extends TextsName> = (typeof ALL_TEXTS)[N]['rows'];

/** A page's texts by name, in the form of their sort. */
export type TextsOf<N extends TextsName> = {
  readonly [Name in keyof RowsOf<N>]: RowsOf<N>[Name] extends { sort: infer Sort }
    ? ShownAs<Sort>
    : never;
};
