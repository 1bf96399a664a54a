import {
  type AgencyRecord,
  SITE_SETTINGS_ID,
  type SiteSettings,
  siteSettingsSchema,
} from '@torque-tide/contract/settings';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { problemsOfSettings, resolveSettings } from '@torque-tide/domain/settings/resolve-settings';
import { settingWords, toFields, toSettings } from '@torque-tide/domain/settings/setting-fields';
import { defineContentKind } from '../content/kind';
import { refuseProblems } from '../lib/app-error';

/** The settings, one item. Decision 0026. */
export const siteSettings = defineContentKind({
  kind: 'siteSettings',
  label: 'Agency record',
  titleFields: ['name'],
  schema: siteSettingsSchema,
  standing: {
    ids: [SITE_SETTINGS_ID],
    titleOf: () => 'Settings',
    initialContentOf: () => toFields(FIRST_SETTINGS),
    resolve: (_id, stored) => resolveSettings(stored),
  },
  check: (content) => refuseProblems(problemsOfSettings(content)),
  inWords: settingWords,
  isPublished: () => true,
  compare: () => 0,
});

/** Returns the settings from the list of that one item. */
export function settingsIn([item]: readonly SiteSettings[]): AgencyRecord {
  if (!item) throw new Error('The settings are missing, though they are always there');
  return toSettings(item);
}
