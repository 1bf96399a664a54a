import type { AgencyRecord, Settings } from '@torque-tide/contract/settings';
import { FIRST_TAXONOMY } from '../taxonomy';
import { brand } from '../brand';
import { claims } from '../claims';

const { siteUrl: _siteUrl, ...agency } = brand;

/** The initial facts and claims, by field. */
export const FIRST_RECORD: AgencyRecord = {
  agency,
  claims,
  applications: { takesApplications: true, applicationMonths: 6, sendsMail: false },
};

/** The initial settings. */
export const FIRST_SETTINGS: Settings = { ...FIRST_RECORD, taxonomy: FIRST_TAXONOMY };
