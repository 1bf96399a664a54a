import type { JobInput } from '@torque-tide/contract/jobs';

/** Where each rule comes from; shown with the warning. */
export const ADVERT_RULES = {
  conduct: {
    name: 'Conduct of Employment Agencies and Employment Businesses Regulations 2003, reg. 27',
    url: 'https://www.legislation.gov.uk/uksi/2003/3319/regulation/27',
  },
  google: {
    name: 'Google, Job posting structured data',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/job-posting',
  },
  payTransparency: {
    name: 'Directive (EU) 2023/970 on pay transparency, art. 5',
    url: 'https://eur-lex.europa.eu/eli/dir/2023/970/oj',
  },
  equality: {
    name: 'Equality Act 2010',
    url: 'https://www.legislation.gov.uk/ukpga/2010/15/contents',
  },
  distance: { name: 'Search by distance on our job list', url: undefined },
  style: { name: 'House style', url: undefined },
} as const;

export type AdvertRule = keyof typeof ADVERT_RULES;

/** The parts of a job that make up its advert. */
export type AdvertDraft = Partial<
  Pick<
    JobInput,
    | 'title'
    | 'description'
    | 'responsibilities'
    | 'requirements'
    | 'sectorTags'
    | 'locationTags'
    | 'customLocation'
    | 'salary'
    | 'jobType'
  >
>;
export type AdvertField = keyof AdvertDraft;

/** Something that an editor may want to change. It never blocks a save. */
export interface AdvertWarning {
  rule: AdvertRule;
  field: AdvertField;
  message: string;
  /** What the field would hold with it put right, where there is no doubt of it. */
  fixed?: string;
}
