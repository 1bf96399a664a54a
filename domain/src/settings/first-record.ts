import type { AgencyRecord } from '@torque-tide/contract/settings';
import { brand } from '../brand';
import { claims } from '../claims';

const { siteUrl: _siteUrl, ...agency } = brand;

/** The initial facts and claims, by field. */
export const FIRST_RECORD: AgencyRecord = {
  agency,
  claims,
  applications: { takesApplications: true, applicationMonths: 6, sendsMail: false },
};
