import type { AgencyRecord } from '@torque-tide/contract/settings';
import { brand } from '../brand';
import { claims } from '../claims';

const { siteUrl: _siteUrl, ...agency } = brand;

/** Who the agency is and what it claims, until the owner says something else, field by field. */
export const FIRST_RECORD: AgencyRecord = { agency, claims };
