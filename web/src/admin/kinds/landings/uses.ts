import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { splitTags } from '@torque-tide/domain/jobs/job-text';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import { joinNames } from '@/admin/text/format';
import type { LandingKind } from './landing-fields';

/** The fields that contain names of sectors or locations, with the words for their items. */
interface UsingField {
  kind: ContentKind;
  field: string;
  title: 'title' | 'name' | 'quote';
}

/** The items that use a sector or a location. Sectors come first, so that no page lacks a renamed job. */
export const USING_FIELDS: Readonly<Record<LandingKind, readonly UsingField[]>> = {
  sectors: [
    { kind: 'sectors', field: 'tags', title: 'name' },
    { kind: 'jobs', field: 'sectorTags', title: 'title' },
    { kind: 'caseStudies', field: 'sector', title: 'title' },
    { kind: 'consultants', field: 'sectorTags', title: 'name' },
    { kind: 'testimonials', field: 'sector', title: 'quote' },
  ],
  locations: [
    { kind: 'jobs', field: 'locationTags', title: 'title' },
    { kind: 'consultants', field: 'countryTags', title: 'name' },
  ],
};

/** An item of any of these kinds, with the fields of its own. */
export type UsingItem = Readonly<Record<string, unknown>> & { id: string; version: number };

/** An item with such a field. */
export interface Use extends Omit<UsingField, 'title'> {
  id: string;
  version: number;
  title: string;
  names: readonly string[];
  /** True if the field holds a list; otherwise it is a text with commas. */
  isList: boolean;
}

/** @param lists the items of each of the kind's using fields, in their order */
export function usesIn(kind: LandingKind, lists: readonly (readonly UsingItem[])[]): Use[] {
  return USING_FIELDS[kind].flatMap((using, index) =>
    (lists[index] ?? []).map((item) => useOf(using, item)),
  );
}

function useOf({ kind, field, title }: UsingField, item: UsingItem): Use {
  const { id, version, [field]: value = '' } = item;
  const isList = Array.isArray(value);
  const names = isList ? (value as string[]) : splitTags(String(value));
  return { kind, field, id, version, title: String(item[title]), names, isList };
}

/** Returns the items that use any of these names, in any case. */
export function usesOf(uses: readonly Use[], names: readonly string[]): Use[] {
  const keys = keysOf(names);
  return uses.filter((use) => use.names.some((name) => keys.has(name.toLowerCase())));
}

/** '3 jobs and 1 case study'. */
export function usesText(uses: readonly Use[]): string {
  const kinds = [...new Set(uses.map(({ kind }) => kind))];
  return joinNames(
    kinds.map((kind) => {
      const count = uses.filter((use) => use.kind === kind).length;
      const { noun, plural } = CONTENT_WORDS[kind];
      return `${count} ${count === 1 ? noun : plural.toLowerCase()}`;
    }),
  );
}

/** Returns the patch that replaces former names in an item. */
export function renamed({ field, names, isList }: Use, former: readonly string[], name: string) {
  const keys = keysOf(former);
  const next = names.map((one) => (keys.has(one.toLowerCase()) ? name : one));
  const once = [...new Set(next)];
  return { [field]: isList ? once : once.join(', ') };
}

function keysOf(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map((name) => name.toLowerCase()));
}
