import { useQueries } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { listPathOf } from '@/admin/content/content-mutations';
import { apiQuery } from '@/shared/api/api-query';
import type { LandingKind } from './landing-fields';
import { type Use, USING_FIELDS, usesIn, type UsingItem } from './uses';

const Uses = createContext<readonly Use[] | undefined>(undefined);

/**
 * Provides the items that use the sectors or the locations, for a tab's cards and its deletion
 * dialog.
 */
export function UsesProvider({ kind, children }: { kind: LandingKind; children: ReactNode }) {
  const uses = useQueries({
    queries: USING_FIELDS[kind].map((using) => apiQuery(listPathOf(using.kind))),
    combine: COMBINE[kind],
  });
  return <Uses value={uses}>{children}</Uses>;
}

/** Undefined until all lists are read. */
export function useUses(): readonly Use[] | undefined {
  return useContext(Uses);
}

/** Keep their identity, so that the result is kept while the lists stay the same. */
const COMBINE = { sectors: combineFor('sectors'), locations: combineFor('locations') };

function combineFor(kind: LandingKind) {
  return (reads: readonly { data: unknown }[]): readonly Use[] | undefined =>
    reads.every(({ data }) => data !== undefined)
      ? usesIn(
          kind,
          // Items of any kind have an id and a version.
          reads.map(({ data }) => data as readonly UsingItem[]),
        )
      : undefined;
}
