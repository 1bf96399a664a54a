import { type ComponentType, Suspense, lazy, memo, useState } from 'react';
import { isFirstPage } from '@/shared/browser/first-page';
import { TellHydrated } from './tell-hydrated';
import { LATE_PART } from './early-actions';
import { untilWanted } from './until-wanted';

/**
 * A part of a page, mostly a section below the fold, whose code comes when the visitor nears it. A
 * document shows it at once: until then it is the server's HTML, and what the visitor does there is
 * kept (`early-actions.ts`). It takes no props, so that no render above it can disturb it meanwhile.
 * A page that no document shows waits for its parts, and is shown as a whole.
 *
 * @param name unique in the whole site
 */
export function latePart(name: string, load: () => Promise<ComponentType>): ComponentType {
  const Part = lazy(async () => ({ default: await untilWanted(name, load) }));
  return memo(function LatePart() {
    const [mayBeInDocument] = useState(isFirstPage);
    const part = (
      <>
        <Part />
        <TellHydrated part={`[${LATE_PART}="${name}"]`} />
      </>
    );
    return (
      <div {...{ [LATE_PART]: name }}>{mayBeInDocument ? <Suspense>{part}</Suspense> : part}</div>
    );
  });
}
