import { type ComponentType, Suspense, lazy, memo } from 'react';
import { TellHydrated } from './tell-hydrated';
import { LATE_PART, untilWanted } from './until-wanted';

const loads: (() => Promise<unknown>)[] = [];

/**
 * A part of a page, mostly a section below the fold, whose code comes when the visitor nears it. A
 * document shows it at once: until then it is the server's HTML, and what the visitor does there is
 * kept (`early-actions.ts`). It takes no props, so that no render above it can disturb it meanwhile.
 *
 * @param name unique in the whole site
 */
export function latePart(name: string, load: () => Promise<ComponentType>): ComponentType {
  loads.push(load);
  const Part = lazy(async () => ({ default: await untilWanted(name, load) }));
  return memo(function LatePart() {
    return (
      <div {...{ [LATE_PART]: name }}>
        <Suspense>
          <Part />
          <TellHydrated />
        </Suspense>
      </div>
    );
  });
}

/** Fetches every part of the pages that were opened so far: a page is to be shown as a whole. */
export async function loadLateParts(): Promise<void> {
  // What cannot be fetched now says so, or tries again, when it is shown.
  await Promise.allSettled(loads.map((load) => load()));
}
