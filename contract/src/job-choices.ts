export const JOB_TYPES = [
  'Full-time',
  'Part-time',
  'Contract',
  'Permanent',
  'Temporary',
  'Remote',
  'Hybrid',
] as const;
/** Where a job is done; a hybrid one may say how much of it in the office. */
export const WORKING_PATTERNS = [
  'On site',
  'Hybrid',
  'Hybrid, 1 office day a week',
  'Hybrid, 2 office days a week',
  'Hybrid, 3 office days a week',
  'Hybrid, 4 office days a week',
  'Remote',
] as const;
/** Longest search text, in characters. */
export const SEARCH_TEXT_MAX = 120;

/** Shown when a job names no type. */
export const DEFAULT_JOB_TYPE = 'Full-time';
/** The form's option for no type; stored as an empty string. */
export const NO_JOB_TYPE = 'None';

/** Sectors the job form offers as tags. */
export const JOB_SECTOR_CHOICES = [
  'Solar',
  'Wind',
  'Battery Storage',
  'Hydrogen',
  'BESS',
  'EV',
  'EV Charging',
  'Automotive',
  'Mobility',
] as const;

/** Locations the job form offers as tags. */
export const JOB_LOCATION_CHOICES = [
  'UK',
  'Germany',
  'France',
  'Spain',
  'Poland',
  'USA',
  'Canada',
  'UAE',
  'Australia',
  'Remote',
] as const;
