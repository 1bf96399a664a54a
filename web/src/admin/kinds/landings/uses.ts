import { useQueries } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { splitTags } from '@torque-tide/domain/jobs/job-text';
import { listPathOf } from '@/admin/content/content-mutations';
import { countText } from '@/admin/content/content-words';
import { joinNames } from '@/admin/text/format';
import { apiQuery } from '@/shared/api/api-query';

export type LandingKind = 'sectors' | 'locations';

/** A field that contains names of sectors or locations. */
interface UsingField {
  kind: ContentKind;
  field: string;
}

/** Sectors come first, so that no page lacks a renamed job. */
const USING_FIELDS: Readonly<Record<LandingKind, readonly UsingField[]>> = {
  sectors: [
    { kind: 'sectors', field: 'tags' },
    { kind: 'jobs', field: 'sectorTags' },
    { kind: 'caseStudies', field: 'sector' },
    { kind: 'consultants', field: 'sectorTags' },
    { kind: 'testimonials', field: 'sector' },
  ],
  locations: [
    { kind: 'jobs', field: 'locationTags' },
    { kind: 'consultants', field: 'countryTags' },
  ],
};

/** An item of any of these kinds, with the fields of its own. */
type UsingItem = Readonly<Record<string, unknown>> & { id: string; version: number };

/** An item with such a field. */
export interface Use extends UsingField {
  id: string;
  version: number;
  title: string;
  names: readonly string[];
  /** True if the field holds a list; otherwise it is a text with commas. */
  isList: boolean;
}

/** Returns what uses the sectors or the locations; undefined until all of it is read. */
export function useUses(kind: LandingKind): readonly Use[] | undefined {
  const fields = USING_FIELDS[kind];
  const reads = useQueries({ queries: fields.map((using) => apiQuery(listPathOf(using.kind))) });
  if (reads.some(({ data }) => data === undefined)) return undefined;
  return fields.flatMap((using, at) => {
    const items = reads[at]?.data as unknown as readonly UsingItem[];
    return items.map((item) => readUse(using, item));
  });
}

function readUse({ kind, field }: UsingField, item: UsingItem): Use {
  const { id, version, [field]: value = '' } = item;
  const title = String(item['title'] ?? item['name'] ?? item['quote']);
  const isList = Array.isArray(value);
  const names = isList ? (value as string[]) : splitTags(String(value));
  return { kind, field, id, version, title, names, isList };
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
      return countText(kind, uses.filter((use) => use.kind === kind).length);
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
