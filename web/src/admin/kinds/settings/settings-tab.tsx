import { SITE_SETTINGS_ID } from '@torque-tide/contract/settings';
import { StandingTab } from '@/admin/tabs/content-tab';
import { settings } from './settings';

export { settings as definition };

/** The form of the agency's facts and claims. */
export function Tab() {
  return <StandingTab definition={settings} id={SITE_SETTINGS_ID} />;
}
