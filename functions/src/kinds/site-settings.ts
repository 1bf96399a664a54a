import type { AgencyRecord } from '@torque-tide/contract/settings';
import {
  SITE_SETTINGS_ID,
  type SiteSettings,
  siteSettingsSchema,
} from '@torque-tide/contract/site-settings';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { problemsOfSettings, resolveSettings } from '@torque-tide/domain/settings/resolve-settings';
import { toFields, toSettings } from '@torque-tide/domain/settings/setting-fields';
import { settingWords } from '@torque-tide/domain/settings/setting-words';
import type { DocumentData } from 'firebase-admin/firestore';
import { defineContentKind } from '../content/kind';
import { AppError } from '../lib/app-error';

/** The settings: one item, which is there before anybody has changed it. Decision 0026. */
export const siteSettings = defineContentKind({
  kind: 'siteSettings',
  label: 'Agency record',
  titleFields: ['name'],
  schema: siteSettingsSchema,
  standing: {
    id: SITE_SETTINGS_ID,
    title: 'Settings',
    first: toFields(FIRST_SETTINGS),
    resolve: resolveSettings,
  },
  check: refuseProblems,
  inWords: settingWords,
  isPublished: () => true,
  compare: () => 0,
});

/** The settings as visitors are told of them, from the list that holds the one item. */
export function settingsIn([item]: readonly SiteSettings[]): AgencyRecord {
  if (!item) throw new Error('The settings are missing, though they are always there');
  return toSettings(item);
}

/** @throws {AppError} `invalid`: each reason stands at the field where it is to be mended */
function refuseProblems(content: DocumentData): void {
  const problems = problemsOfSettings(content);
  if (problems.length === 0) return;
  const fields: Record<string, string[]> = {};
  for (const { field, message } of problems) (fields[field] ??= []).push(message);
  throw new AppError('invalid', problems.map(({ message }) => message).join(' '), { fields });
}
