import type { Check, Release } from './checks/check';
import { agencyRules } from './checks/agency-rules';
import { databaseRegion } from './checks/database-region';
import { noDemoContent } from './checks/demo-content';
import { indexes, timesToLive } from './checks/indexes';
import { ownClaims } from './checks/own-claims';
import { ownIdentity } from './checks/own-identity';
import { ownProject } from './checks/own-project';
import { reachableAddresses } from './checks/reachable-addresses';
import { databaseCanBeRead } from './checks/readable-database';
import { storyNumbers } from './checks/story-numbers';
import { webApiKeyIsTold } from './checks/web-api-key';

/** What a release is refused for, in the order in which it is mended. */
const CHECKS: readonly Check[] = [
  agencyRules,
  ownIdentity,
  reachableAddresses,
  storyNumbers,
  ownClaims,
  ownProject,
  webApiKeyIsTold,
  databaseCanBeRead,
  databaseRegion,
  noDemoContent,
  timesToLive,
  indexes,
];

/** A check that found something. */
export interface Findings {
  name: string;
  findings: string[];
}

/** What stands against a release: each finding below the name of its check. */
export function findingsOf(release: Release): Findings[] {
  return CHECKS.map(({ name, findings }) => ({ name, findings: findings(release) })).filter(
    ({ findings }) => findings.length > 0,
  );
}
