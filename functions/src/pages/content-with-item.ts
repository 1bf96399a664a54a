import { endpoints } from '@torque-tide/contract/api';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { PagePreview } from '@torque-tide/contract/page-previews';
import type { SiteContent } from '@torque-tide/contract/site-renderer';
import { toTaxonomy } from '@torque-tide/domain/taxonomy';
import type * as z from 'zod/mini';
import { withoutNothing } from '../content/document';
import type { ContentKindOf, ItemOf } from '../content/kind';
import { formerOf, landingTextIn } from '../kinds/landings';
import { contentKinds } from '../kinds/registry';

type Item = Pick<PagePreview, 'id' | 'values'>;
type Listed<K extends ContentKind> = { list: () => Promise<ItemOf<K>[]> };
type Landings = { [K in 'sectors' | 'locations']: Listed<K> };
type ItemKind = Exclude<PagePreview['kind'], 'siteSettings' | 'pageTexts'>;

/** Returns the site's content with an item as a form holds it, published or not; other kinds change nothing. */
export function contentWithItem(
  content: SiteContent,
  published: Landings,
  { kind, ...form }: PagePreview,
  now: Date,
): SiteContent {
  switch (kind) {
    case 'jobs': {
      const job = itemOf('jobs', form, now);
      return {
        ...content,
        job: async (id) => (id === job.id ? { state: 'open', job } : content.job(id)),
      };
    }
    case 'caseStudies': {
      const caseStudy = itemOf('caseStudies', form, now);
      const dated = { caseStudy, published: now, modified: now };
      return {
        ...content,
        caseStudy: async (id) => (id === caseStudy.id ? dated : content.caseStudy(id)),
      };
    }
    case 'testimonials': {
      const item = itemOf('testimonials', form, now);
      return {
        ...content,
        testimonials: async () => {
          const { value = [], isStandIn } = await content.testimonials();
          return { value: listWith(contentKinds.testimonials, value, item, now), isStandIn };
        },
      };
    }
    case 'consultants': {
      const item = itemOf('consultants', form, now);
      const { consultants } = contentKinds;
      return {
        ...content,
        consultants: async () => listWith(consultants, await content.consultants(), item, now),
      };
    }
    case 'sectors':
      return withLandings(content, {
        ...published,
        sectors: edited('sectors', published, form, now),
      });
    case 'locations':
      return withLandings(content, {
        ...published,
        locations: edited('locations', published, form, now),
      });
    case 'siteSettings':
    case 'pageTexts':
  }
  return content;
}

/** Returns the content as pages have it with these sectors and locations. */
function withLandings(content: SiteContent, { sectors, locations }: Landings): SiteContent {
  return {
    ...content,
    settings: async () => {
      const [{ value }, ...lists] = await Promise.all([
        content.settings(),
        sectors.list(),
        locations.list(),
      ]);
      return { value: { ...value, taxonomy: toTaxonomy(...lists) }, isStandIn: false };
    },
    landingText: async (kind, slug) =>
      landingTextIn(await (kind === 'sector' ? sectors : locations).list(), kind, slug),
  };
}

/** Returns the sectors or locations with one of them as a form holds it. */
function edited<K extends keyof Landings>(
  kind: K,
  published: Landings,
  form: Item,
  now: Date,
): Listed<K> {
  const item = itemOf(kind, form, now);
  return {
    list: async () => {
      const live: ItemOf<K>[] = await published[kind].list();
      const before = live.find(({ id }) => id === item.id);
      const after = before ? { ...item, ...formerOf(before, item) } : item;
      return listWith(contentKinds[kind], live, after, now);
    },
  };
}

/** Reads an item from a form: invalid fields are left out, and required texts that are missing are empty. */
function itemOf<K extends ItemKind>(kind: K, { id, values }: Item, now: Date): ItemOf<K> {
  const { schema, defaults } = contentKinds[kind] as ContentKindOf<K>;
  const valid = validPart(endpoints[`${kind}.update`].body, values);
  const item = { version: 0, ...defaults?.(now), ...withoutNothing(valid), id };
  const missing = schema.safeParse(item).error?.issues ?? [];
  return schema.parse({ ...Object.fromEntries(missing.map(({ path }) => [path[0], ''])), ...item });
}

/** The values that a schema takes, without those that it refuses. */
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

/** A list with an item in its place; one that isn't in it yet is the newest. */
function listWith<K extends ItemKind>(
  { compare }: ContentKindOf<K>,
  list: readonly ItemOf<K>[],
  item: ItemOf<K>,
  now: Date,
): ItemOf<K>[] {
  // Lists don't say when their items were made: the order says as much.
  const others = list.map((other, index) => ({ item: other, createdAt: new Date(-index) }));
  return [...others.filter((other) => other.item.id !== item.id), { item, createdAt: now }]
    .sort(compare)
    .map((dated) => dated.item);
}
