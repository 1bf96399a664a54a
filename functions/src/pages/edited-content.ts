import type { PagePreview } from '@torque-tide/contract/previews';
import type { SiteContent } from '@torque-tide/contract/site-renderer';
import { resolveSettings } from '@torque-tide/domain/settings/resolve-settings';
import { toFields, toSettings } from '@torque-tide/domain/settings/setting-fields';
import { isTextsName } from '@torque-tide/domain/texts/all-texts';
import { resolveTexts } from '@torque-tide/domain/texts/read-texts';
import { showTexts } from '@torque-tide/domain/texts/show-texts';
import type { PublishedContent } from '../published/content';

/** Returns the site's content with the values of a form. Invalid values stay as visitors see them. */
export async function editedContent(
  content: SiteContent,
  published: Pick<PublishedContent, 'settings' | 'pageTexts'>,
  { kind, id, values }: Pick<PagePreview, 'kind' | 'id' | 'values'>,
): Promise<SiteContent> {
  const live = await published.settings();
  const said = kind === 'siteSettings' ? values : {};
  const settings = { ...live, ...toSettings(resolveSettings(said, toFields(live)).fields) };
  return {
    ...content,
    settings: async () => ({ value: settings, isStandIn: false }),
    texts: async (name) => {
      const item = await published.pageTexts.findById(name);
      if (!item || !isTextsName(name)) throw new Error('There are no such texts');
      const { version: _version, ...live } = item;
      const isEdited = kind === 'pageTexts' && id === name;
      const fields = isEdited ? resolveTexts(name, values, live).fields : live;
      return { value: showTexts(name, fields, settings), isStandIn: false };
    },
  };
}
