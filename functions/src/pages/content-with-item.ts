import { endpoints } from '@torque-tide/contract/api';
import type { PagePreview } from '@torque-tide/contract/previews';
import type { SiteContent } from '@torque-tide/contract/site-renderer';
import { toTaxonomy } from '@torque-tide/domain/taxonomy';
import { resolveSettings } from '@torque-tide/domain/settings/resolve-settings';
import { toFields, toSettings } from '@torque-tide/domain/settings/setting-fields';
import { isTextsName } from '@torque-tide/domain/texts/all-texts';
import { resolveTexts } from '@torque-tide/domain/texts/read-texts';
import { showTexts } from '@torque-tide/domain/texts/show-texts';
import type * as z from 'zod/mini';
import { withoutNothing } from '../content/document';
import type { ContentKindOf, ItemOf } from '../content/kind';
import { formerOf, landingTextIn } from '../kinds/landings';
import { contentKinds } from '../kinds/registry';
import type { View } from '../published/view';

type Form = Pick<PagePreview, 'id' | 'values'>;
type LandingKind = 'sectors' | 'locations';
/** Kinds with pages that can show an unpublished item. */
type ShownKind = 'jobs' | 'caseStudies' | 'testimonials' | 'consultants';

const CHANGES: {
  [K in ShownKind]: (content: SiteContent, item: ItemOf<K>, now: Date) => Partial<SiteContent>;
} = {
  jobs: ({ job }, shown) => ({
    job: async (id) => (id === shown.id ? { state: 'open', job: shown } : job(id)),
  }),
  caseStudies: ({ caseStudy }, shown, now) => ({
    caseStudy: async (id) =>
      id === shown.id ? { caseStudy: shown, published: now, modified: now } : caseStudy(id),
  }),
  testimonials: ({ testimonials }, shown, now) => ({
    testimonials: async () => {
      const { value = [], isStandIn } = await testimonials();
      return { value: listWith(contentKinds.testimonials, value, shown, now), isStandIn };
    },
  }),
  consultants: ({ consultants }, shown, now) => ({
    consultants: async () => listWith(contentKinds.consultants, await consultants(), shown, now),
  }),
};

function isShownKind(kind: PagePreview['kind']): kind is ShownKind {
  return kind in CHANGES;
}

/** Returns the site's content with what a form holds. */
export function contentOfForm(
  content: SiteContent,
  view: View,
  form: PagePreview,
  now: Date,
): SiteContent {
  const { kind } = form;
  if (isShownKind(kind)) return contentWithItem(content, kind, itemInForm(kind, form, now), now);
  if (kind !== 'sectors' && kind !== 'locations') return withStanding(content, view, form);
  const { settings, sectors, locations } = view;
  const landings = { sectors, locations, [kind]: { list: editedList(kind, view, form, now) } };
  const taxonomy = toTaxonomy(landings.sectors.list, landings.locations.list);
  return {
    ...content,
    settings: async () => ({ value: { ...settings, taxonomy }, isStandIn: false }),
    landingText: async (landing, slug) => landingTextIn(landings, landing, slug),
  };
}

export function contentWithItem<K extends ShownKind>(
  content: SiteContent,
  kind: K,
  item: ItemOf<K>,
  now: Date,
): SiteContent {
  return { ...content, ...CHANGES[kind](content, item, now) };
}

function editedList<K extends LandingKind>(kind: K, view: View, form: Form, now: Date) {
  const item = itemInForm(kind, form, now);
  const live: readonly ItemOf<K>[] = view[kind].list;
  const before = live.find(({ id }) => id === item.id);
  const after = before ? { ...item, ...formerOf(before, item) } : item;
  return listWith(contentKinds[kind], live, after, now);
}

/** Reads an item from a form, without invalid fields. Missing required texts are empty. */
function itemInForm<K extends ShownKind | LandingKind>(
  kind: K,
  { id, values }: Form,
  now: Date,
): ItemOf<K> {
  const { schema, defaults } = contentKinds[kind] as ContentKindOf<K>;
  const valid = validPart(endpoints[`${kind}.update`].body, values);
  const item = { version: 0, ...defaults?.(now), ...withoutNothing(valid), id };
  const missing = schema.safeParse(item).error?.issues ?? [];
  return schema.parse({ ...Object.fromEntries(missing.map(({ path }) => [path[0], ''])), ...item });
}

/** Returns the values that a schema accepts. */
function validPart(schema: z.ZodMiniType, values: Record<string, unknown>): object {
  const left = structuredClone(values);
  for (const issue of schema.safeParse(left).error?.issues ?? []) {
    const [name, part] = issue.path;
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [];
    for (const key of names) delete left[key];
    const whole = left[String(name)];
    const isPart = typeof whole === 'object' && !Array.isArray(whole) && part !== undefined;
    if (isPart && whole) Reflect.deleteProperty(whole, part);
    else if (name !== undefined) delete left[String(name)];
  }
  return schema.safeParse(left).data ?? {};
}

/** Returns a list with an item in its place; a new one counts as the newest. */
function listWith<K extends ShownKind | LandingKind>(
  { compare }: ContentKindOf<K>,
  list: readonly ItemOf<K>[],
  item: ItemOf<K>,
  now: Date,
): ItemOf<K>[] {
  // Lists have no dates, but their order gives the same result.
  const others = list.map((other, index) => ({ item: other, createdAt: new Date(-index) }));
  return [...others.filter((other) => other.item.id !== item.id), { item, createdAt: now }]
    .sort(compare)
    .map((dated) => dated.item);
}

/** Returns the content with settings or texts of a form, without invalid values. */
function withStanding(
  content: SiteContent,
  { settings: live, pageTexts }: View,
  { kind, id, values }: PagePreview,
): SiteContent {
  const said = kind === 'siteSettings' ? values : {};
  const settings = { ...live, ...toSettings(resolveSettings(said, toFields(live)).fields) };
  return {
    ...content,
    settings: async () => ({ value: settings, isStandIn: false }),
    texts: async (name) => {
      const item = pageTexts.byId.get(name)?.item;
      if (!item || !isTextsName(name)) throw new Error('There are no such texts');
      const { version: _version, ...texts } = item;
      const isEdited = kind === 'pageTexts' && id === name;
      const fields = isEdited ? resolveTexts(name, values, texts).fields : texts;
      return { value: showTexts(name, fields, settings), isStandIn: false };
    },
  };
}
