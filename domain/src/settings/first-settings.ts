import type { Settings } from '@torque-tide/contract/settings';
import { brand } from '../brand';
import { claims } from '../claims';

const { siteUrl: _siteUrl, ...agency } = brand;

/** What holds until the owner says something else, field by field. */
export const FIRST_SETTINGS: Settings = { agency, claims };
