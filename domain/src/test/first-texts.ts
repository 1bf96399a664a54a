import type { Settings } from '@torque-tide/contract/settings';
import type { SiteContent } from '@torque-tide/contract/site-renderer';
import { FIRST_SETTINGS } from '../settings/first-settings';
import { isTextsName } from '../texts/all-texts';
import { showTexts } from '../texts/show-texts';

/** Reads every page's initial texts, for sites made by tests. */
export function firstTextsAtHand(settings: Settings = FIRST_SETTINGS): SiteContent['texts'] {
  return async (name) => {
    if (!isTextsName(name)) throw new Error(`There are no texts ${name}`);
    return { value: showTexts(name, {}, settings), isStandIn: false };
  };
}
