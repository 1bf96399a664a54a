import type { Settings } from '@torque-tide/contract/settings';
import { FIRST_TAXONOMY } from '../taxonomy';
import { FIRST_RECORD } from './first-record';

/** The initial settings. */
export const FIRST_SETTINGS: Settings = { ...FIRST_RECORD, taxonomy: FIRST_TAXONOMY };
