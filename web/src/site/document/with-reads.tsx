import { type ComponentType, lazy, useContext, useState } from 'react';
import { isFirstPage } from '@/shared/browser/first-page';
import { QueryHolderContext } from './query-holder';
import { ReadsContext } from './reads';
import { readSessionId } from '@/shared/api/session-storage';
import { useDocumentRead } from './use-document-read';

const LateQueryRoot = lazy(async () => ({ default: (await import('./query-root')).QueryRoot }));

/**
 * A page that reads: from the document, when the visit begins with it, it brought everything and no
 * session may know better, and else from the cache, whose code a visitor who looks at one page need
 * not wait for.
 */
export function withReads(Page: ComponentType): ComponentType {
  return function WithReads() {
    const holder = useContext(QueryHolderContext);
    const [isInDocument] = useState(
      () => isFirstPage() && !holder?.client && holder?.document?.isWhole && !readSessionId(),
    );
    if (isInDocument) {
      return (
        <ReadsContext value={useDocumentRead}>
          <Page />
        </ReadsContext>
      );
    }
    return (
      <LateQueryRoot>
        <Page />
      </LateQueryRoot>
    );
  };
}
