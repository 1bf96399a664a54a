import { type PageTexts, pageTextsSchema, type ShownTexts } from '@torque-tide/contract/page-texts';
import { isTextsName, TEXTS_NAMES, textsOf } from '@torque-tide/domain/texts/all-texts';
import { firstTexts, problemsOfTexts, resolveTexts } from '@torque-tide/domain/texts/read-texts';
import { type NamedInTexts, showTexts } from '@torque-tide/domain/texts/show-texts';
import { textWords } from '@torque-tide/domain/texts/text-words';
import { defineContentKind } from '../content/kind';
import { refuseProblems } from '../lib/app-error';

/** The texts of pages, one item per page. Decision 0028. */
export const pageTexts = defineContentKind({
  kind: 'pageTexts',
  label: 'Text',
  titleFields: [],
  schema: pageTextsSchema,
  standing: {
    ids: TEXTS_NAMES,
    titleOf: (id) => (isTextsName(id) ? `Texts: ${textsOf(id).title}` : ''),
    initialContentOf: (id) => (isTextsName(id) ? firstTexts(id) : {}),
    resolve: (id, stored) => {
      // A backup may hold texts of a former page.
      if (!isTextsName(id)) return { fields: {}, problems: [] };
      const { fields, problems } = resolveTexts(id, stored);
      // The log needs to name the page.
      return {
        fields,
        problems: problems.map(({ field, message }) => ({ page: id, field, message })),
      };
    },
  },
  checkPatch: (id, patch) => {
    if (!isTextsName(id)) return;
    const unknown = Object.keys(patch).filter((field) => !Object.hasOwn(textsOf(id).rows, field));
    refuseProblems(unknown.map((field) => ({ field, message: `There is no text ‘${field}’.` })));
  },
  check: (content, id) => refuseProblems(isTextsName(id) ? problemsOfTexts(id, content) : []),
  inWords: textWords,
  isPublished: () => true,
  compare: (a, b) => placeOf(a.item.id) - placeOf(b.item.id),
});

export function shownTexts(item: PageTexts, settings: NamedInTexts): ShownTexts | undefined {
  return isTextsName(item.id) ? showTexts(item.id, item, settings) : undefined;
}

function placeOf(id: string): number {
  return TEXTS_NAMES.findIndex((name) => name === id);
}
