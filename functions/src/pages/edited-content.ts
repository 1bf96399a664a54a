import type { PagePreview } from '@torque-tide/contract/page-previews';
import type { Settings } from '@torque-tide/contract/settings';
import type { SiteContent } from '@torque-tide/contract/site-renderer';
import { TAXONOMY_ID, taxonomyFieldsSchema } from '@torque-tide/contract/taxonomy-record';
import { problemsOfTaxonomy } from '@torque-tide/domain/landings/check-taxonomy';
import { resolveSettings } from '@torque-tide/domain/settings/resolve-settings';
import { toFields, toSettings } from '@torque-tide/domain/settings/setting-fields';
import { isTextsName } from '@torque-tide/domain/texts/all-texts';
import { resolveTexts } from '@torque-tide/domain/texts/read-texts';
import { showTexts } from '@torque-tide/domain/texts/show-texts';
import { isRetiredIn, landingTextIn, taxonomyIn } from '../kinds/taxonomy';
import type { PublishedContent } from '../published/content';

/**
 * The site's content as it would be with what stands in a form. A field that is wrong, or does not go with
 * others, is as visitors see it, so that the page goes on showing all that is not.
 *
 * @throws what reading the published content throws
 */
export async function editedContent(
  content: SiteContent,
  published: Pick<PublishedContent, 'settings' | 'pageTexts'>,
  { kind, id, values }: Pick<PagePreview, 'kind' | 'id' | 'values'>,
): Promise<SiteContent> {
  const live = await published.settings();
  const said = kind === 'siteSettings' ? values : {};
  const landings = kind === 'taxonomy' ? editedLandings(values) : {};
  const settings = {
    ...live,
    ...toSettings(resolveSettings(said, toFields(live)).fields),
    ...landings.settings,
  };
  return {
    ...content,
    ...landings.content,
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

/** What pages know of sectors and locations; of a list that cannot be stored, nothing else than visitors do. */
function editedLandings(values: Readonly<Record<string, unknown>>): {
  settings?: Pick<Settings, 'taxonomy'>;
  content?: Pick<SiteContent, 'landingText' | 'isRetiredLanding'>;
} {
  const { data: fields } = taxonomyFieldsSchema.safeParse(values);
  if (!fields || problemsOfTaxonomy(fields).length > 0) return {};
  const list = [{ ...fields, id: TAXONOMY_ID, version: 0 }];
  return {
    settings: { taxonomy: taxonomyIn(list) },
    content: {
      landingText: async (kind, slug) => landingTextIn(list, kind, slug),
      isRetiredLanding: async (kind, slug) => isRetiredIn(list, kind, slug),
    },
  };
}
