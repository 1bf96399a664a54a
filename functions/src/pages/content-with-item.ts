import { endpoints } from '@torque-tide/contract/api';
import type { PreviewableKind } from '@torque-tide/contract/drafts';
import type { PagePreview } from '@torque-tide/contract/previews';
import type { SiteContent } from '@torque-tide/contract/site-renderer';
import type * as z from 'zod/mini';
import { withoutNothing } from '../content/document';
import type { ContentKindOf, ItemOf, StandingItems } from '../content/kind';
import { formerOf } from '../kinds/landings';
import { contentKinds } from '../kinds/registry';
import type { View } from '../published/view';

const CHANGES: {
  [K in PreviewableKind]: (
    content: SiteContent,
    item: ItemOf<K>,
    now: Date,
  ) => Partial<SiteContent>;
} = {
  jobs: ({ job }, shown) => ({
    job: async (id) => (id === shown.id ? { state: 'open', job: shown } : job(id)),
  }),
  caseStudies: ({ caseStudy }, shown, now) => ({
    caseStudy: async (id) =>
      id === shown.id ? { caseStudy: shown, published: now, modified: now } : caseStudy(id),
  }),
};

/** Returns the site's content with an item at its address, published or not. */
export function contentWithItem<K extends PreviewableKind>(
  content: SiteContent,
  kind: K,
  item: ItemOf<K>,
  now: Date,
): SiteContent {
  return { ...content, ...CHANGES[kind](content, item, now) };
}

type Values = PagePreview['values'];

/** Reads an item from a form, without invalid fields. Missing required texts are empty. */
export function itemOfForm<K extends PagePreview['kind']>(
  kind: K,
  { id, values }: Pick<PagePreview, 'id' | 'values'>,
  view: View,
  now: Date,
): ItemOf<K> {
  const { schema, defaults, standing } = contentKinds[kind] as ContentKindOf<K>;
  const live: object | undefined = view[kind].byId.get(id)?.item;
  if (standing) return schema.parse({ ...live, ...standingFields(standing, id, live, values) });
  const valid = withoutNothing(validPart(endpoints[`${kind}.update`].body, values));
  const former = kind === 'sectors' || kind === 'locations' ? formerOf(live ?? {}, valid) : {};
  const item = { version: 0, ...defaults?.(now), ...valid, ...former, id };
  const missing = schema.safeParse(item).error?.issues ?? [];
  return schema.parse({ ...Object.fromEntries(missing.map(({ path }) => [path[0], ''])), ...item });
}

/** Returns all settings or texts; an invalid one keeps its live value. */
function standingFields(
  { resolve }: StandingItems,
  id: string,
  live: object | undefined,
  values: Values,
): object {
  const wrong = new Set(resolve(id, { ...live, ...values }).problems.map(({ field }) => field));
  const valid = Object.entries(values).filter(([name]) => !wrong.has(name));
  return resolve(id, { ...live, ...Object.fromEntries(valid) }).fields;
}

/** Returns the values that a schema accepts. */
function validPart(schema: z.ZodMiniType, values: Values): object {
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
